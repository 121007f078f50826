import type { WordCard as Card } from '@wordloom/contracts/word-cards';
import { useCardDialog } from '#app/cards/card-dialog.ts';
import { useLanguageDye } from '#entities/language/model/use-language-dye.ts';
import { CardFooter } from '#entities/word-card/ui/card-footer.tsx';
import { WordCard } from '#entities/word-card/ui/word-card.tsx';
import { useChangeImage } from '#features/card-image/use-change-image.ts';
import { CardMenu } from '#features/card-menu/card-menu.tsx';
import { CardReactions } from '#features/card-reactions/card-reactions.tsx';
import { FavoriteToggle } from '#features/favorite-toggle/favorite-toggle.tsx';
import { useNow } from '#shared/time/use-now.ts';

interface FullWordCardProps {
  card: Card;
  /** In a search view: a mark that fails is taken back without a word. */
  quietFavorite?: boolean;
}

/** A card of a grid with everything one can do with it. */
export function FullWordCard({ card, quietFavorite = false }: FullWordCardProps) {
  const dye = useLanguageDye()(card.languageCode);
  const now = useNow();
  const openDialog = useCardDialog();
  const { changeImage, changing } = useChangeImage(card.wordTranslationId);
  return (
    <WordCard
      card={card}
      dye={dye}
      renewingPicture={changing}
      favorite={<FavoriteToggle cardId={card.wordTranslationId} quiet={quietFavorite} />}
      menu={
        <CardMenu
          onChangeImage={changeImage}
          onEdit={() => openDialog('edit', card)}
          onShare={() => openDialog('share', card)}
          onDelete={() => openDialog('delete', card)}
        />
      }
      footer={
        <CardFooter
          footer={card.footer}
          dye={dye}
          now={now}
          reactions={<CardReactions card={card} />}
        />
      }
    />
  );
}
