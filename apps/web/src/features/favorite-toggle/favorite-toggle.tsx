import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useFavoriteToggle } from '#features/favorite-toggle/use-favorite-toggle.ts';
import { cn } from '#shared/ui/class-names.ts';
import { pictureButtonClasses } from '#shared/ui/picture-button-classes.ts';

interface FavoriteToggleProps {
  cardId: number;
  /** Where the specification wants failures to pass in silence: in the search views. */
  quiet?: boolean;
}

/** The heart on a card's picture. */
export function FavoriteToggle({ cardId, quiet = false }: FavoriteToggleProps) {
  const { isFavorite, toggle } = useFavoriteToggle(cardId, quiet);
  const [pressed, setPressed] = useState(false);
  return (
    <button
      type="button"
      aria-pressed={isFavorite}
      aria-label={isFavorite ? 'Remove from favorites' : 'Add to favorites'}
      onClick={() => {
        setPressed(true);
        toggle();
      }}
      className={pictureButtonClasses}
    >
      <Heart
        aria-hidden="true"
        className={cn(
          isFavorite && 'fill-current text-(--dye-cochineal-text)',
          isFavorite && pressed && 'heart-beat',
        )}
      />
    </button>
  );
}
