/** One place in the pagination bar: a page number, or the gap between two of them. */
export type PageWindowItem = number | 'gap';

/** Number of pages that `total` rows fill at `size` rows a page; at least 1. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/**
 * The pages a pagination bar offers (product specification, section 9).
 * All of them up to five; else 1 2 3 4 … last, or 1 … the last four, or 1 … previous current next … last.
 */
export function pageWindow(current: number, last: number): PageWindowItem[] {
  if (last <= 5) return Array.from({ length: last }, (_, index) => index + 1);
  if (current <= 3) return [1, 2, 3, 4, 'gap', last];
  if (current >= last - 2) return [1, 'gap', last - 3, last - 2, last - 1, last];
  return [1, 'gap', current - 1, current, current + 1, 'gap', last];
}
