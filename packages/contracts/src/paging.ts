import { z } from 'zod';
import { LIMITS } from './limits.ts';

const MAX_PAGE = 999_999_999;

const positiveInteger = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

/** What the OpenAPI document says of a number that arrives as the digits of a query. */
function describeNumber(maximum: number, description: string) {
  return { type: 'integer', minimum: 1, maximum, description } as const;
}

/** The two fields of a list call's query; for queries that have more. */
export const pagingFields = {
  page: positiveInteger
    .meta(
      describeNumber(MAX_PAGE, 'Which page, from 1. Without `page` and `size`: the first 1,000.'),
    )
    .optional(),
  size: positiveInteger
    .pipe(z.number().max(LIMITS.pageSize))
    .meta(describeNumber(LIMITS.pageSize, 'Rows of a page; 8 unless told.'))
    .optional(),
};

/**
 * The query of a list call. With `page` or `size` the answer is that page (`size` 1 to 100, 8 unless told);
 * without both it is the first 1,000 rows. The row count travels in `X-Total-Count`, the neighbours in `Link`.
 */
export const pagingSchema = z.object(pagingFields).transform(toPaging);

/** A page of a list: `page` counts from 1, `size` in rows. */
export interface Paging {
  page: number;
  size: number;
}

/** The page that the two optional fields mean. */
export function toPaging({
  page,
  size,
}: {
  page?: number | undefined;
  size?: number | undefined;
}): Paging {
  return page === undefined && size === undefined
    ? { page: 1, size: LIMITS.unpagedRows }
    : { page: page ?? 1, size: size ?? LIMITS.cardsPerPage };
}
