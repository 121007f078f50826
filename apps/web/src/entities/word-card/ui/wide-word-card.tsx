import type { WordCard } from '@wordloom/contracts/word-cards';
import type { DyeName } from '@wordloom/domain/palette';
import { useId, type ReactNode } from 'react';
import { isLongWord } from '#entities/word-card/model/long-word.ts';
import { CardCredit } from '#entities/word-card/ui/card-credit.tsx';
import { CardLanguage } from '#entities/word-card/ui/card-language.tsx';
import { CardPicture } from '#entities/word-card/ui/card-picture.tsx';
import { CardMeaning, CardOrigin } from '#entities/word-card/ui/card-words.tsx';
import { cn } from '#shared/ui/class-names.ts';
import { WovenBand } from '#shared/ui/woven-band.tsx';

interface WideWordCardProps {
  card: WordCard;
  dye: DyeName;
  /** Another picture is on its way. */
  renewingPicture?: boolean;
  favorite?: ReactNode;
  actions?: ReactNode;
}

/** One card for itself: the picture beside the words, or above them on a phone. */
export function WideWordCard(props: WideWordCardProps) {
  const { card, dye, renewingPicture = false, favorite, actions } = props;
  const headingId = useId();
  return (
    <article
      aria-labelledby={headingId}
      data-card={card.wordTranslationId}
      className="flex h-full flex-col overflow-hidden rounded-panel border border-line bg-card shadow-card"
    >
      <WovenBand dye={dye} />
      <div className="grid grow md:grid-cols-[2fr_3fr] lg:grid-cols-2">
        <div className="relative">
          <CardPicture
            imageUrl={card.imageUrl}
            renewing={renewingPicture}
            className="aspect-16/10 h-full md:aspect-auto md:min-h-88"
          />
          {card.imageCredit && (
            <CardCredit credit={card.imageCredit} className="absolute right-2.5 bottom-2.5" />
          )}
          <div className="absolute top-2.5 left-2.5 empty:hidden">{favorite}</div>
        </div>
        <div className="flex flex-col p-5 sm:p-7">
          <CardLanguage name={card.languageName} dye={dye} className="text-xs" />
          <CardOrigin card={card} className="mt-3" />
          <h2
            id={headingId}
            lang={card.languageCode}
            className={cn(
              'mt-1 wrap-anywhere hyphens-auto',
              isLongWord(card.translatedWord) ? 'text-2xl lg:text-3xl' : 'text-3xl sm:text-4xl',
            )}
          >
            {card.translatedWord}
          </h2>
          <CardMeaning
            card={card}
            descriptionClassName="mt-3 text-lg"
            exampleClassName="mt-3 text-lg"
          />
          <div className="mt-auto flex flex-wrap gap-2.5 pt-6 empty:hidden">{actions}</div>
        </div>
      </div>
    </article>
  );
}
