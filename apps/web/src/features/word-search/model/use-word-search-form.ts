import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { knownCategory } from '#entities/category/model/known-category.ts';
import { categoriesQuery } from '#entities/category/model/use-categories.ts';
import { knownCodes } from '#entities/language/model/known-codes.ts';
import { languagesQuery } from '#entities/language/model/use-languages.ts';
import {
  wordSearchSchema,
  type WordSearch,
  type WordSearchDraft,
} from '#features/word-search/model/word-search.ts';
import { firstProblemResolver } from '#shared/forms/first-problem-resolver.ts';
import { readRemembered } from '#shared/storage/remembered.ts';

const check = firstProblemResolver<WordSearchDraft, WordSearch>(wordSearchSchema, [
  'word',
  'languageCodes',
  'categoryId',
]);

/** The search form, filled in as it was left. */
export function useWordSearchForm() {
  const queryClient = useQueryClient();
  const known = (draft: WordSearchDraft): WordSearchDraft => {
    const languages = queryClient.getQueryData(languagesQuery.queryKey) ?? [];
    const categories = queryClient.getQueryData(categoriesQuery.queryKey) ?? [];
    return {
      ...draft,
      languageCodes: knownCodes(languages, draft.languageCodes),
      categoryId: knownCategory(categories, draft.categoryId),
    };
  };
  return useForm<WordSearchDraft, unknown, WordSearch>({
    defaultValues: {
      word: readRemembered('multi_searchWord') ?? '',
      languageCodes: readRemembered('multi_selectedLanguageCodes') ?? [],
      categoryId: readRemembered('multi_selectedCategory'),
    },
    // What was remembered may be gone by now: the field does not show it, so it does not count.
    resolver: (draft, context, options) => check(known(draft), context, options),
  });
}
