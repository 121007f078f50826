import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { failure } from './text.ts';

const INVALID = failure({ code: 'id.invalid', message: 'The id is not valid' });
const DIGITS = /^[1-9]\d{0,9}$/;

/**
 * An id: an integer from 1 to 2,147,483,647, as a number or as its plain decimal text (`'7'`, not `'07'`,
 * `'1e3'` or `'7.0'`). Anything else fails with `id.invalid`.
 */
export const idSchema = z
  .unknown()
  .transform((value) => (typeof value === 'string' && DIGITS.test(value) ? Number(value) : value))
  .pipe(z.custom<number>(isId, INVALID))
  .meta({
    type: 'integer',
    minimum: 1,
    maximum: LIMITS.id,
    description: 'An id. Its decimal digits as a text are accepted too.',
    'x-error-codes': ['id.invalid'],
  });

function isId(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= LIMITS.id;
}
