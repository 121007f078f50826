import { z } from 'zod';
import { idSchema } from './id.ts';
import { languageCodeSchema } from './languages.ts';
import { LIMITS } from './limits.ts';
import { failure, typedText } from './text.ts';
import { visibilitySchema } from './word-cards.ts';

/** The word somebody wants to keep: 1 to 20 code points. */
export const wordSchema = typedText({
  required: { code: 'word.required', message: 'Word is required' },
  max: {
    length: LIMITS.word,
    code: 'word.too_long',
    message: 'Word must be 20 characters or less',
  },
});

/** What a word means: 1 to 100 code points. */
export const descriptionSchema = typedText({
  required: { code: 'description.required', message: 'Description is required' },
  max: {
    length: LIMITS.description,
    code: 'description.too_long',
    message: 'Description must be 100 characters or less',
  },
});

/** A sentence that uses the word: 1 to 100 code points. */
export const exampleSchema = typedText({
  required: { code: 'example.required', message: 'Example is required' },
  max: {
    length: LIMITS.example,
    code: 'example.too_long',
    message: 'Example must be 100 characters or less',
  },
});

const NO_LANGUAGE = failure({
  code: 'languages.required',
  message: 'At least one language is required',
});
const TOO_MANY_LANGUAGES = failure({
  code: 'languages.too_many',
  message: '❌ Only 4 languages max',
});

/** One to four language codes; a code given twice counts once. */
export const languageCodesSchema = z
  .array(languageCodeSchema, { error: NO_LANGUAGE.message })
  .max(LIMITS.pageSize)
  .transform((codes) => [...new Set(codes)])
  .pipe(
    z
      .array(z.string())
      .refine((codes) => codes.length > 0, NO_LANGUAGE)
      .refine((codes) => codes.length <= LIMITS.languagesPerSearch, TOO_MANY_LANGUAGES),
  )
  .meta({
    minItems: 1,
    maxItems: LIMITS.languagesPerSearch,
    description: 'Codes of languages; one given twice counts once.',
    'x-error-codes': ['languages.required', 'languages.too_many'],
  });

/** Body of POST /api/view/save/word/multiple. */
export const saveMultipleSchema = z
  .object({
    userId: idSchema,
    word: wordSchema,
    categoryId: idSchema,
    languageCodes: languageCodesSchema,
  })
  .meta({ id: 'SaveMultiple' });
export type SaveMultiple = z.infer<typeof saveMultipleSchema>;

/** Body of POST /api/view/save/word/single; `user` is the caller's id. */
export const saveSingleSchema = z
  .object({
    user: idSchema,
    word: wordSchema,
    languageCode: languageCodeSchema,
    categoryId: idSchema,
    description: descriptionSchema,
    example: exampleSchema,
    visibility: visibilitySchema.default('PRIVATE'),
  })
  .meta({ id: 'SaveSingle' });
export type SaveSingle = z.infer<typeof saveSingleSchema>;
