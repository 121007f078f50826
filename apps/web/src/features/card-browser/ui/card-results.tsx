import type { WordCard } from '@wordloom/contracts/word-cards';
import type { DyeName } from '@wordloom/domain/palette';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { WideWordCardSkeleton } from '#entities/word-card/ui/wide-word-card-skeleton.tsx';
import { useScrollTo } from '#features/card-browser/model/use-scroll-to.ts';
import { NoCards } from '#features/card-browser/ui/no-cards.tsx';

// Not needed before there is something to turn over.
const CardCarousel = lazy(async () => ({
  default: (await import('#features/card-browser/ui/card-carousel.tsx')).CardCarousel,
}));

interface CardResultsProps {
  loading: boolean;
  /** Undefined as long as nothing has been asked. */
  cards: readonly WordCard[] | undefined;
  /** Another one for each answer: the carousel starts at its first card again. */
  answerId: number;
  /** What may help where nothing was found. */
  advice?: ReactNode;
  dyeOf: (languageCode: string) => DyeName;
  renderCard: (card: WordCard) => ReactNode;
}

/** What a search or a save has brought. */
export function CardResults(props: CardResultsProps) {
  const { loading, cards, answerId, advice, dyeOf, renderCard } = props;
  const place = useRef<HTMLDivElement>(null);
  useScrollTo(place, loading);
  return (
    <div ref={place} className="mt-7 empty:hidden">
      {loading && <Loading />}
      {!loading && cards?.length === 0 && <NoCards message="No words found">{advice}</NoCards>}
      {!loading && cards !== undefined && cards.length > 0 && (
        <Suspense fallback={<Loading />}>
          <CardCarousel key={answerId} cards={cards} dyeOf={dyeOf} renderCard={renderCard} />
        </Suspense>
      )}
    </div>
  );
}

function Loading() {
  return (
    <div className="sm:px-16">
      <p role="status" className="sr-only">
        Loading...
      </p>
      <WideWordCardSkeleton />
    </div>
  );
}
