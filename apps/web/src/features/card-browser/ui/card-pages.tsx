import type { WordCard } from '@wordloom/contracts/word-cards';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { useCardPages } from '#features/card-browser/model/use-card-pages.ts';
import { WordCardSkeleton } from '#entities/word-card/ui/word-card-skeleton.tsx';
import { useFocusSuccessor } from '#features/card-browser/model/use-focus-successor.ts';
import { CardGridSkeleton } from '#features/card-browser/ui/card-grid-skeleton.tsx';
import { CardGrid, CardGridItem } from '#features/card-browser/ui/card-grid.tsx';
import { CardsUnavailable } from '#features/card-browser/ui/cards-unavailable.tsx';
import { isStarting } from '#shared/ui/is-starting.ts';
import { Pagination } from '#shared/ui/pagination.tsx';

interface CardPagesProps {
  pages: ReturnType<typeof useCardPages>;
  /** What the specification says while this list loads. */
  loadingMessage: string;
  empty: ReactNode;
  /** For the results of a search: one that fails has simply found nothing. */
  failsEmpty?: boolean;
  renderCard: (card: WordCard) => ReactNode;
}

const NONE: readonly WordCard[] = [];

/** Cards that the first screen is drawn with, when they are there already: more than a phone shows. */
const FIRST_STEP = 4;

/** A page of cards with the way to the others. */
export function CardPages(props: CardPagesProps) {
  const { pages, loadingMessage, empty, failsEmpty = false, renderCard } = props;
  const { query, page, lastPage, goTo, addressOf, prefetch } = pages;
  const { data, isError, isFetching, isLoading, isPlaceholderData, refetch } = query;
  const keepFocus = useFocusSuccessor(data?.cards ?? NONE);
  const count = data?.cards.length ?? 0;
  // The first cards to come are drawn in steps, while placeholders stand for the others: the browser stays free.
  // Not when one comes back to them: the page must be as high at once as it was.
  const [startedOn, setStartedOn] = useState(() => (isStarting() ? page : undefined));
  if (startedOn !== undefined && startedOn !== page) setStartedOn(undefined);
  const starting = startedOn !== undefined;
  const drawn = useDeferredValue(count, starting ? Math.min(count, FIRST_STEP) : count);
  if (isLoading || (count > 0 && drawn === 0)) return <CardGridSkeleton message={loadingMessage} />;
  if (isError && !data && !failsEmpty) {
    return <CardsUnavailable busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data || data.total === 0) return empty;
  if (page > lastPage) return <Navigate to={addressOf(lastPage)} replace />;
  return (
    <>
      <CardGrid {...keepFocus} stale={isPlaceholderData}>
        {data.cards.map((card, index) => (
          <CardGridItem key={card.wordTranslationId} whenSeen={starting}>
            {index < drawn ? renderCard(card) : <WordCardSkeleton />}
          </CardGridItem>
        ))}
      </CardGrid>
      {lastPage > 1 && (
        <div className="mt-8">
          <Pagination page={page} lastPage={lastPage} onPage={goTo} onIntent={prefetch} />
          <p role="status" className="sr-only">
            {isPlaceholderData ? loadingMessage : `Page ${String(page)} of ${String(lastPage)}`}
          </p>
        </div>
      )}
    </>
  );
}
