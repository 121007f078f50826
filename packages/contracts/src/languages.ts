import { z } from 'zod';
import { failure } from './text.ts';

/** A language code as stored: BCP 47 primary language in lower case, two or three letters. */
export const languageCodeSchema = z
  .string({ error: 'Language is required' })
  .regex(
    /^[a-z]{2,3}$/,
    failure({ code: 'language.unknown', message: 'This language is not available' }),
  )
  .meta({ examples: ['es'], 'x-error-codes': ['language.unknown'] });

/** One row of GET /api/language. */
export const languageSchema = z
  .object({ name: z.string(), code: z.string() })
  .meta({ id: 'Language' });
export type Language = z.infer<typeof languageSchema>;
