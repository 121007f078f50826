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

/** A card, or what will be one: then it has no id yet. */
type Result = Pick<WordCard, 'languageCode' | 'languageName'> & { wordTranslationId?: number };

interface CardResultsProps<T extends Result> {
  loading: boolean;
  /** Undefined as long as nothing has been asked. */
  cards: readonly T[] | undefined;
  /** More cards may come in while the first are shown. */
  growing?: boolean;
  /** How far the search is; it stands above the results. */
  progress?: ReactNode;
  /** Another one for each answer: the carousel starts at its first card again. */
  answerId: number | undefined;
  /** What may help where nothing was found. */
  advice?: ReactNode;
  dyeOf: (languageCode: string) => DyeName;
  renderCard: (card: T) => ReactNode;
}

/** What a search or a save has brought. */
export function CardResults<T extends Result>(props: CardResultsProps<T>) {
  const { loading, cards, growing, progress, answerId, advice, dyeOf, renderCard } = props;
  const place = useRef<HTMLDivElement>(null);
  useScrollTo(place, loading);
  return (
    <div ref={place} className="mt-7 empty:hidden">
      {progress}
      {loading && <Loading />}
      {!loading && cards?.length === 0 && <NoCards message="No words found">{advice}</NoCards>}
      {!loading && cards !== undefined && cards.length > 0 && (
        <Suspense fallback={<Loading />}>
          <CardCarousel
            key={answerId}
            slides={cards.map((card) => ({ ...slideOf(card), face: renderCard(card) }))}
            growing={growing ?? false}
            dyeOf={dyeOf}
          />
        </Suspense>
      )}
    </div>
  );
}

function slideOf({ wordTranslationId, languageCode, languageName }: Result) {
  return { key: wordTranslationId ?? languageCode, languageCode, languageName };
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
