import type { WordCard } from '@wordloom/contracts/word-cards';
import { ImageUp, Pencil, Trash2 } from 'lucide-react';
import { useCardDialog } from '#app/cards/card-dialog.ts';
import { useLanguageDye } from '#entities/language/model/use-language-dye.ts';
import { WideWordCard } from '#entities/word-card/ui/wide-word-card.tsx';
import { useChangeImage } from '#features/card-image/use-change-image.ts';
import { FavoriteToggle } from '#features/favorite-toggle/favorite-toggle.tsx';
import { Button } from '#shared/ui/button.tsx';

// The three stand in one row on a phone and a tablet as well.
const narrow = 'max-lg:px-3';

/** A result of a search or a save with what one can do about it. */
export function CarouselCard({ card }: { card: WordCard }) {
  const dye = useLanguageDye()(card.languageCode);
  const openDialog = useCardDialog();
  const { changeImage, changing } = useChangeImage(card.wordTranslationId);
  return (
    <WideWordCard
      card={card}
      dye={dye}
      renewingPicture={changing}
      favorite={<FavoriteToggle cardId={card.wordTranslationId} quiet />}
      actions={
        <>
          <Button
            variant="outline"
            className={narrow}
            busy={changing}
            busyLabel="Changing…"
            onClick={changeImage}
          >
            <ImageUp aria-hidden="true" className="max-lg:hidden" />
            Change image
          </Button>
          <Button variant="outline" className={narrow} onClick={() => openDialog('edit', card)}>
            <Pencil aria-hidden="true" className="max-lg:hidden" />
            Update
          </Button>
          <Button variant="danger" className={narrow} onClick={() => openDialog('delete', card)}>
            <Trash2 aria-hidden="true" className="max-lg:hidden" />
            Delete
          </Button>
        </>
      }
    />
  );
}
