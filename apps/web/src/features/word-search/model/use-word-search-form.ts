import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { knownCategory } from '#entities/category/model/known-category.ts';
import { categoriesQuery } from '#entities/category/model/use-categories.ts';
import { knownCodes } from '#entities/language/model/known-codes.ts';
import { languagesQuery } from '#entities/language/model/use-languages.ts';
import type { WordSearch, WordSearchDraft } from '#features/word-search/model/word-search.ts';
import { lazyResolver } from '#shared/forms/lazy-resolver.ts';
import { usePreload } from '#shared/forms/use-preload.ts';
import { readRemembered } from '#shared/storage/remembered.ts';

const loadCheck = async () =>
  (await import('#features/word-search/model/word-search.ts')).checkWordSearch;
const check = lazyResolver(loadCheck);

/** The search form, filled in as it was left. */
export function useWordSearchForm() {
  const queryClient = useQueryClient();
  usePreload(loadCheck);
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

export type WordSearchFormState = ReturnType<typeof useWordSearchForm>;
