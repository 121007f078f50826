import { FullWordCard } from '#app/cards/full-word-card.tsx';
import { favoriteCardsQuery } from '#entities/word-card/model/card-queries.ts';
import { wordCount } from '#entities/word-card/model/word-count.ts';
import { useCardPages } from '#features/card-browser/model/use-card-pages.ts';
import { CardPages } from '#features/card-browser/ui/card-pages.tsx';
import { NoCards } from '#features/card-browser/ui/no-cards.tsx';
import { PATHS } from '#shared/config/paths.ts';
import { ButtonLink } from '#shared/ui/button-link.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';

export function FavoritesRoute() {
  const pages = useCardPages(favoriteCardsQuery);
  const { data } = pages.query;
  return (
    <>
      <PageHeading
        title="Your Favorite Words"
        lead={data?.total ? wordCount(data.total) : '\u00A0'}
        className="mb-5 sm:mb-7"
      />
      <CardPages
        pages={pages}
        loadingMessage="Loading favorites..."
        empty={
          <NoCards message="You don't have any favorite words yet.">
            <ButtonLink to={PATHS.words}>See all words</ButtonLink>
            <ButtonLink to={PATHS.search} variant="outline">
              Look up a word
            </ButtonLink>
          </NoCards>
        }
        renderCard={(card) => <FullWordCard card={card} />}
      />
    </>
  );
}
