import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { typedText } from './text.ts';

const TOO_SHORT = {
  code: 'category.too_short',
  message: 'Category must be at least 3 characters',
} as const;

/** Body of POST /api/category. */
export const createCategorySchema = z
  .object({
    name: typedText({
      required: TOO_SHORT,
      min: { length: LIMITS.categoryName.min, ...TOO_SHORT },
      max: {
        length: LIMITS.categoryName.max,
        code: 'category.too_long',
        message: 'Category must be 30 characters or less',
      },
    }),
  })
  .meta({ id: 'CreateCategory' });
export type CreateCategory = z.infer<typeof createCategorySchema>;

/** One row of GET /api/category. */
export const categorySchema = z.object({ id: z.int(), name: z.string() }).meta({ id: 'Category' });
export type Category = z.infer<typeof categorySchema>;
