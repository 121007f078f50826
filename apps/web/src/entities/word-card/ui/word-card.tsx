import type { WordCard as Card } from '@wordloom/contracts/word-cards';
import type { DyeName } from '@wordloom/domain/palette';
import { useId, type ReactNode } from 'react';
import { isLongWord } from '#entities/word-card/model/long-word.ts';
import { CardCredit } from '#entities/word-card/ui/card-credit.tsx';
import { CardPicture } from '#entities/word-card/ui/card-picture.tsx';
import { CardMeaning, CardOrigin } from '#entities/word-card/ui/card-words.tsx';
import { cn } from '#shared/ui/class-names.ts';
import { WovenBand } from '#shared/ui/woven-band.tsx';

interface WordCardProps {
  card: Card;
  dye: DyeName;
  /** Another picture is on its way. */
  renewingPicture?: boolean;
  favorite?: ReactNode;
  menu?: ReactNode;
  footer?: ReactNode;
}

/** A card of a grid: the grid stretches it, and its footer stands on the line of its row. */
export function WordCard(props: WordCardProps) {
  const { card, dye, renewingPicture = false, favorite, menu, footer } = props;
  const headingId = useId();
  return (
    <article
      aria-labelledby={headingId}
      data-card={card.wordTranslationId}
      className="@container flex h-full min-w-0 flex-col rounded-card border border-line bg-card shadow-card"
    >
      <div className="relative">
        <div className="overflow-hidden rounded-t-[17px]">
          <WovenBand dye={dye} />
          <CardPicture
            imageUrl={card.imageUrl}
            renewing={renewingPicture}
            className="aspect-16/10"
          />
        </div>
        {card.imageCredit && (
          <CardCredit credit={card.imageCredit} className="absolute right-1.5 bottom-1.5" />
        )}
        <div className="absolute top-3.5 left-2 empty:hidden">{favorite}</div>
        <div className="absolute top-3.5 right-2 empty:hidden">{menu}</div>
      </div>
      <div className="flex grow flex-col px-3 pt-3 pb-3.5 sm:px-4 sm:pt-3.5">
        <CardOrigin card={card} className="text-xs sm:text-sm" />
        <h2
          id={headingId}
          lang={card.languageCode}
          className={cn(
            'mt-0.5 leading-tight wrap-anywhere hyphens-auto',
            isLongWord(card.translatedWord)
              ? 'text-lg @[14rem]:text-xl'
              : 'text-xl @[14rem]:text-2xl',
          )}
        >
          {card.translatedWord}
        </h2>
        <CardMeaning
          card={card}
          descriptionClassName="mt-1.5 line-clamp-2 text-sm"
          exampleClassName="mt-1 line-clamp-3 text-sm"
        />
      </div>
      <div className="border-t border-line px-3 py-2.5 empty:hidden sm:px-4 sm:py-3">{footer}</div>
    </article>
  );
}
