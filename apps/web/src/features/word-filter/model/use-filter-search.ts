import { useQuery } from '@tanstack/react-query';
import { isBlank, normaliseText } from '@wordloom/domain/text-measure';
import { categoriesQuery } from '#entities/category/model/use-categories.ts';
import { languagesQuery } from '#entities/language/model/use-languages.ts';
import type { CardSearch } from '#entities/word-card/model/card-search.ts';
import type { FilterType } from '#shared/storage/remembered.ts';

/** What a text filter looks for as long as nothing has been entered. */
const DEFAULT_TEXT = { description: 'Astro', example: 'sol' };

/** What to search for: what was chosen, else the default; `waiting` until it is known what there is to choose. */
export function useFilterSearch(
  type: FilterType,
  value: string | null,
): { search: CardSearch | null; waiting: boolean } {
  const languages = useQuery(languagesQuery);
  const categories = useQuery(categoriesQuery);
  if (type === 'language') {
    const codes = languages.data?.map(({ code }) => code) ?? [];
    const code = codes.find((it) => it === value) ?? codes[0];
    return { search: code === undefined ? null : { by: type, code }, waiting: languages.isPending };
  }
  if (type === 'category') {
    const ids = categories.data?.map(({ id }) => id) ?? [];
    const id = ids.find((it) => String(it) === value) ?? ids[0];
    return { search: id === undefined ? null : { by: type, id }, waiting: categories.isPending };
  }
  const entered = value !== null && !isBlank(value);
  const text = entered ? normaliseText(value) : DEFAULT_TEXT[type];
  return { search: { by: type, text }, waiting: false };
}
