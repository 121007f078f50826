import { FullWordCard } from '#app/cards/full-word-card.tsx';
import { myWordsQuery } from '#entities/word-card/model/card-queries.ts';
import { wordCount } from '#entities/word-card/model/word-count.ts';
import { useCardPages } from '#features/card-browser/model/use-card-pages.ts';
import { CardPages } from '#features/card-browser/ui/card-pages.tsx';
import { NoCards } from '#features/card-browser/ui/no-cards.tsx';
import { PATHS } from '#shared/config/paths.ts';
import { useSession } from '#shared/session/use-session.ts';
import { ButtonLink } from '#shared/ui/button-link.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';

export function MyWordsRoute() {
  const userId = useSession()?.userId ?? null;
  const pages = useCardPages((page) => myWordsQuery(userId, page));
  const { data } = pages.query;
  return (
    <>
      <PageHeading
        title="Words in all languages"
        lead={data ? wordCount(data.total) : '\u00A0'}
        className="mb-5 sm:mb-7"
      />
      <CardPages
        pages={pages}
        loadingMessage="Loading words..."
        empty={
          <NoCards message="No words available.">
            <ButtonLink to={PATHS.search}>Look up a word</ButtonLink>
            <ButtonLink to={PATHS.save} variant="outline">
              Write your own
            </ButtonLink>
          </NoCards>
        }
        renderCard={(card) => <FullWordCard card={card} />}
      />
    </>
  );
}
