import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { knownCategory } from '#entities/category/model/known-category.ts';
import { categoriesQuery } from '#entities/category/model/use-categories.ts';
import { knownCode } from '#entities/language/model/known-codes.ts';
import { languagesQuery } from '#entities/language/model/use-languages.ts';
import type { PersonalWord } from '#features/word-save/model/personal-word-rules.ts';
import {
  rememberedDraft,
  type PersonalWordDraft,
} from '#features/word-save/model/personal-word.ts';
import { lazyResolver } from '#shared/forms/lazy-resolver.ts';
import { usePreload } from '#shared/forms/use-preload.ts';

const loadCheck = async () =>
  (await import('#features/word-save/model/personal-word-rules.ts')).checkPersonalWord;
const check = lazyResolver(loadCheck);

export function useWordSaveForm() {
  const queryClient = useQueryClient();
  usePreload(loadCheck);
  const known = (draft: PersonalWordDraft): PersonalWordDraft => {
    const languages = queryClient.getQueryData(languagesQuery.queryKey) ?? [];
    const categories = queryClient.getQueryData(categoriesQuery.queryKey) ?? [];
    return {
      ...draft,
      languageCode: knownCode(languages, draft.languageCode),
      categoryId: knownCategory(categories, draft.categoryId),
    };
  };
  return useForm<PersonalWordDraft, unknown, PersonalWord>({
    defaultValues: rememberedDraft(),
    // What was remembered may be gone by now: the field does not show it, so it does not count.
    resolver: (draft, context, options) => check(known(draft), context, options),
  });
}
