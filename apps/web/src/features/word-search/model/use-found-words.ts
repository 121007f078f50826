import { useCategories } from '#entities/category/model/use-categories.ts';
import { useLanguages } from '#entities/language/model/use-languages.ts';
import { useAnswer } from '#entities/word-card/model/card-answers.ts';
import { foundWords, type FoundWord } from '#features/word-search/model/found-words.ts';
import type { SearchRounds } from '#features/word-search/model/search-rounds.ts';

/** What a search has brought so far, as it is by now; undefined without a search. */
export function useFoundWords(
  answerId: number | undefined,
  rounds: SearchRounds | undefined,
): FoundWord[] | undefined {
  const cards = useAnswer(answerId);
  const languages = useLanguages();
  const categories = useCategories();
  if (!rounds) return undefined;
  const category = categories.find(({ id }) => id === rounds.search.categoryId);
  return foundWords(rounds, cards ?? [], {
    languageName: (code) => languages.find((language) => language.code === code)?.name ?? code,
    categoryName: category?.name ?? '',
  });
}
