import { FullWordCard } from '#app/cards/full-word-card.tsx';
import { searchedCardsQuery } from '#entities/word-card/model/card-queries.ts';
import type { CardSearch } from '#entities/word-card/model/card-search.ts';
import { useCardPages } from '#features/card-browser/model/use-card-pages.ts';
import { CardGridSkeleton } from '#features/card-browser/ui/card-grid-skeleton.tsx';
import { CardPages } from '#features/card-browser/ui/card-pages.tsx';
import { NoCards } from '#features/card-browser/ui/no-cards.tsx';
import { FilterSummary } from '#features/word-filter/ui/filter-summary.tsx';
import { PATHS } from '#shared/config/paths.ts';
import { ButtonLink } from '#shared/ui/button-link.tsx';
import { Button } from '#shared/ui/button.tsx';

const LOADING = 'Loading words...';

interface FilterResultsProps {
  search: CardSearch | null;
  /** What to search for is not known yet. */
  waiting: boolean;
}

/** What the filter lets through. A failure is silent: it has simply found nothing. */
export function FilterResults({ search, waiting }: FilterResultsProps) {
  const pages = useCardPages((page) => searchedCardsQuery(search, page));
  const { data, isError, isPlaceholderData, refetch } = pages.query;
  return (
    <div className="mt-6">
      <FilterSummary search={search} total={isPlaceholderData ? undefined : data?.total} />
      {waiting ? (
        <CardGridSkeleton message={LOADING} />
      ) : (
        <CardPages
          pages={pages}
          loadingMessage={LOADING}
          failsEmpty
          empty={
            <NoCards message="No words found for the selected filter.">
              {isError && <Button onClick={() => void refetch()}>Try again</Button>}
              <ButtonLink to={PATHS.search} variant="outline">
                Look up a word
              </ButtonLink>
              <ButtonLink to={PATHS.words} variant="outline">
                See all words
              </ButtonLink>
            </NoCards>
          }
          renderCard={(card) => <FullWordCard card={card} quietFavorite />}
        />
      )}
    </div>
  );
}
