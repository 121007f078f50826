import type { Category } from '@wordloom/contracts/categories';

/** Drops a category that does not exist any more; as long as none have arrived, it is kept. */
export function knownCategory(categories: readonly Category[], id: number | null): number | null {
  return categories.length === 0 || categories.some((category) => category.id === id) ? id : null;
}
