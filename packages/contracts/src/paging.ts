import { z } from 'zod';
import { LIMITS } from './limits.ts';

const positiveInteger = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

/**
 * The query of a list call. With `page` or `size` the answer is that page (`size` 1 to 100, 8 unless told);
 * without both it is the first 1,000 rows. The row count travels in `X-Total-Count`, the neighbours in `Link`.
 */
export const pagingSchema = z
  .object({
    page: positiveInteger.optional(),
    size: positiveInteger.pipe(z.number().max(LIMITS.pageSize)).optional(),
  })
  .transform(({ page, size }): Paging =>
    page === undefined && size === undefined
      ? { page: 1, size: LIMITS.unpagedRows }
      : { page: page ?? 1, size: size ?? LIMITS.cardsPerPage },
  );

/** A page of a list: `page` counts from 1, `size` in rows. */
export interface Paging {
  page: number;
  size: number;
}
