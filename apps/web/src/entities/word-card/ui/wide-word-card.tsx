import type { WordCard } from '@wordloom/contracts/word-cards';
import type { DyeName } from '@wordloom/domain/palette';
import { useId, type ReactNode } from 'react';
import { CardLanguage } from '#entities/word-card/ui/card-language.tsx';
import { CardPicture } from '#entities/word-card/ui/card-picture.tsx';
import { CardMeaning, CardOrigin } from '#entities/word-card/ui/card-words.tsx';
import { WovenBand } from '#shared/ui/woven-band.tsx';

interface WideWordCardProps {
  card: WordCard;
  dye: DyeName;
  favorite?: ReactNode;
  actions?: ReactNode;
}

/** One card for itself: the picture beside the words, or above them on a phone. */
export function WideWordCard({ card, dye, favorite, actions }: WideWordCardProps) {
  const headingId = useId();
  return (
    <article
      aria-labelledby={headingId}
      className="flex h-full flex-col overflow-hidden rounded-panel border border-line bg-card shadow-card"
    >
      <WovenBand dye={dye} />
      <div className="grid grow md:grid-cols-2">
        <div className="relative">
          <CardPicture
            imageUrl={card.imageUrl}
            className="aspect-16/10 h-full md:aspect-auto md:min-h-88"
          />
          <div className="absolute top-2.5 left-2.5 empty:hidden">{favorite}</div>
        </div>
        <div className="flex flex-col p-5 sm:p-7">
          <CardLanguage name={card.languageName} dye={dye} className="text-xs" />
          <CardOrigin card={card} className="mt-3" />
          <h2
            id={headingId}
            lang={card.languageCode}
            className="mt-1 text-3xl wrap-anywhere hyphens-auto sm:text-4xl"
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
