import { CarouselCard } from '#app/cards/carousel-card.tsx';
import { useLanguageDye } from '#entities/language/model/use-language-dye.ts';
import { ComingWordCard } from '#entities/word-card/ui/coming-word-card.tsx';
import { CardResults } from '#features/card-browser/ui/card-results.tsx';
import { CategoryPicker } from '#features/category-create/ui/category-picker.tsx';
import { useWordSearch } from '#features/word-search/model/use-word-search.ts';
import { useWordSearchForm } from '#features/word-search/model/use-word-search-form.ts';
import { DidYouMean } from '#features/word-search/ui/did-you-mean.tsx';
import { SearchedLanguages } from '#features/word-search/ui/searched-languages.tsx';
import { WordSearchForm } from '#features/word-search/ui/word-search-form.tsx';
import { remember } from '#shared/storage/remembered.ts';
import { PageHeading } from '#shared/ui/page-heading.tsx';

export function SearchRoute() {
  const { search, searchAgain, searching, rounds, words, answerId, suggestions, notice } =
    useWordSearch();
  const form = useWordSearchForm();
  const dyeOf = useLanguageDye();
  const searchInstead = (word: string) => {
    form.setValue('word', word);
    remember('multi_searchWord', word);
    void form.handleSubmit(search)();
  };
  const waiting = rounds?.languages.some(({ state }) => state === 'searching') ?? false;
  return (
    <>
      <PageHeading
        title="Search or save words with IA"
        lead="One word in, up to four languages out. Every result is kept in your words."
        className="mb-5 sm:mb-7"
      />
      <WordSearchForm
        form={form}
        busy={searching}
        onSearch={search}
        renderCategory={(field) => <CategoryPicker {...field} />}
      />
      <CardResults
        loading={waiting && words?.length === 0}
        cards={words}
        growing={searching}
        progress={
          rounds && <SearchedLanguages rounds={rounds} notice={notice} onTryAgain={searchAgain} />
        }
        answerId={answerId}
        advice={<DidYouMean words={suggestions} onChoose={searchInstead} />}
        dyeOf={dyeOf}
        renderCard={(word) =>
          'wordTranslationId' in word ? (
            <CarouselCard card={word} />
          ) : (
            <ComingWordCard word={word} dye={dyeOf(word.languageCode)} />
          )
        }
      />
    </>
  );
}
