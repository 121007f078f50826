import { useLanguageDye } from '#entities/language/model/use-language-dye.ts';
import { ReactionCount } from '#entities/reaction/ui/reaction-count.tsx';
import { myWordsQuery } from '#entities/word-card/model/card-queries.ts';
import { CardFooter } from '#entities/word-card/ui/card-footer.tsx';
import { WordCard } from '#entities/word-card/ui/word-card.tsx';
import { useCardPages } from '#features/card-browser/model/use-card-pages.ts';
import { CardPages } from '#features/card-browser/ui/card-pages.tsx';
import { NoCards } from '#features/card-browser/ui/no-cards.tsx';
import { PATHS } from '#shared/config/paths.ts';
import { useSession } from '#shared/session/session.ts';
import { useNow } from '#shared/time/use-now.ts';
import { ButtonLink } from '#shared/ui/button-link.tsx';
import { Button } from '#shared/ui/button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';

export function MyWordsRoute() {
  const userId = useSession()?.userId ?? null;
  const pages = useCardPages((page) => myWordsQuery(userId, page));
  const dyeOf = useLanguageDye();
  const now = useNow();
  const { data, isError, refetch } = pages.query;
  return (
    <>
      <PageHeading
        title="Words in all languages"
        lead={data ? wordCount(data.total) : ' '}
        className="mb-5 sm:mb-7"
      />
      <CardPages
        pages={pages}
        loadingMessage="Loading words..."
        empty={
          <NoCards message="No words available.">
            {isError && <Button onClick={() => void refetch()}>Try again</Button>}
            <ButtonLink to={PATHS.search} variant={isError ? 'outline' : 'primary'}>
              Look up a word
            </ButtonLink>
            <ButtonLink to={PATHS.save} variant="outline">
              Write your own
            </ButtonLink>
          </NoCards>
        }
        renderCard={(card) => {
          const dye = dyeOf(card.languageCode);
          const reactions = <ReactionCount summary={card.reactionSummary} />;
          return (
            <WordCard
              card={card}
              dye={dye}
              footer={<CardFooter footer={card.footer} dye={dye} now={now} reactions={reactions} />}
            />
          );
        }}
      />
    </>
  );
}

function wordCount(total: number): string {
  return total === 1 ? '1 word' : `${total.toLocaleString('en')} words`;
}
