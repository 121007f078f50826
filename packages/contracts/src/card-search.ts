import { z } from 'zod';
import { idSchema } from './id.ts';
import { LIMITS } from './limits.ts';
import { pagingFields, toPaging } from './paging.ts';
import { typedText } from './text.ts';

/** What a text search looks for, literally: 1 to 100 code points. */
export const searchTextSchema = typedText({
  required: { code: 'search.required', message: 'A text to search for is required' },
  max: {
    length: LIMITS.searchText,
    code: 'search.too_long',
    message: 'The text to search for must be 100 characters or less',
  },
});

/** Query of GET /api/footer: paging, and `ids=1,2,3` for the footers of known cards. */
export const footersQuerySchema = z
  .object({
    ...pagingFields,
    ids: z
      .string()
      .transform((text): unknown[] => text.split(','))
      .pipe(z.array(idSchema).max(LIMITS.pageSize))
      .meta({
        type: 'string',
        pattern: '^[1-9]\\d{0,9}(,[1-9]\\d{0,9}){0,99}$',
        description: 'At most 100 ids of cards, with commas between them.',
        examples: ['1,2,3'],
        'x-error-codes': ['id.invalid'],
      })
      .optional(),
  })
  .transform(({ ids, ...paging }) => ({ ids, paging: toPaging(paging) }));
export type FootersQuery = z.infer<typeof footersQuerySchema>;
