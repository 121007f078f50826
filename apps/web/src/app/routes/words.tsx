import { FullWordCard } from '#app/cards/full-word-card.tsx';
import { FeaturedWords } from '#app/routes/featured-words.tsx';
import { ShortcutGrid } from '#app/routes/home-shortcuts.tsx';
import { allWordsQuery } from '#entities/word-card/model/card-queries.ts';
import { wordCount } from '#entities/word-card/model/word-count.ts';
import { useCardPages } from '#features/card-browser/model/use-card-pages.ts';
import { CardPages } from '#features/card-browser/ui/card-pages.tsx';
import { NoCards } from '#features/card-browser/ui/no-cards.tsx';
import { PATHS } from '#shared/config/paths.ts';
import { ButtonLink } from '#shared/ui/button-link.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';

export function WordsRoute() {
  const pages = useCardPages(allWordsQuery);
  const { data } = pages.query;
  return (
    <>
      <PageHeading
        title="Words in all languages"
        lead={data ? `${wordCount(data.total)}, yours and everybody's` : '\u00A0'}
        className="mb-5"
      />
      <FeaturedWords className="mb-4 sm:mb-5" />
      <ShortcutGrid compact />
      <h2 className="mt-8 mb-4 text-xl">Newest words</h2>
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
