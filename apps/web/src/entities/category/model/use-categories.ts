import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Category } from '@wordloom/contracts/categories';
import { API_PATHS } from '@wordloom/contracts/paths';
import { capitalised } from '@wordloom/domain/label';
import { dyeAt, type DyeName } from '@wordloom/domain/palette';
import { answerTo } from '#shared/api-client/answer-to.ts';

/** A category as the screens show it: its dye is the one at its place in the list. */
export interface DyedCategory extends Category {
  label: string;
  dye: DyeName;
}

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  ...answerTo<Category[]>(API_PATHS.categories),
  staleTime: 5 * 60_000,
});

/** Every category, empty until they have arrived: their loading fails silently. */
export function useCategories(): readonly DyedCategory[] {
  return useQuery({ ...categoriesQuery, select: dyed }).data ?? NONE;
}

const NONE: readonly DyedCategory[] = [];

function dyed(categories: Category[]): DyedCategory[] {
  return categories.map((category, index) => ({
    ...category,
    label: capitalised(category.name),
    dye: dyeAt(index).name,
  }));
}
