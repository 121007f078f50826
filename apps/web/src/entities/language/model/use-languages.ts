import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Language } from '@wordloom/contracts/languages';
import { API_PATHS } from '@wordloom/contracts/paths';
import { capitalised } from '@wordloom/domain/label';
import { dyeAt, type DyeName } from '@wordloom/domain/palette';
import { answerTo } from '#shared/api-client/answer-to.ts';

/** A language as the screens show it: its dye is the one at its place in the list. */
export interface DyedLanguage extends Language {
  label: string;
  dye: DyeName;
}

export const languagesQuery = queryOptions({
  queryKey: ['languages'],
  ...answerTo<Language[]>(API_PATHS.languages),
  select: dyed,
  staleTime: Infinity,
});

/** Every language, empty until they have arrived: their loading fails silently. */
export function useLanguages(): readonly DyedLanguage[] {
  return useQuery(languagesQuery).data ?? NONE;
}

const NONE: readonly DyedLanguage[] = [];

function dyed(languages: Language[]): DyedLanguage[] {
  return languages.map((language, index) => ({
    ...language,
    label: capitalised(language.name),
    dye: dyeAt(index).name,
  }));
}
