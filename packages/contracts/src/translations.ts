import { z } from 'zod';
import { idSchema } from './id.ts';
import { LIMITS } from './limits.ts';
import { descriptionSchema, exampleSchema } from './save-words.ts';
import { typedText } from './text.ts';
import { imageCreditSchema } from './word-cards.ts';

/** A translation as its owner types it: 1 to 20 code points. */
export const translatedWordSchema = typedText({
  required: { code: 'translated_word.required', message: 'Translated word is required' },
  max: {
    length: LIMITS.word,
    code: 'translated_word.too_long',
    message: 'Translated word must be 20 characters or less',
  },
});

/** Body of PUT /api/translations/{id}. */
export const editTranslationSchema = z
  .object({
    userId: idSchema,
    translatedWord: translatedWordSchema,
    translatedDescription: descriptionSchema,
    translatedExample: exampleSchema,
  })
  .meta({ id: 'EditTranslation' });
export type EditTranslation = z.infer<typeof editTranslationSchema>;

/** Query of DELETE /api/translations/{id}. */
export const deleteTranslationQuerySchema = z.object({ userId: idSchema });
export type DeleteTranslationQuery = z.infer<typeof deleteTranslationQuerySchema>;

/**
 * Answer of POST and PUT /api/view/images/change/{id}: `message` is the address of the new picture, and
 * `imageCredit` whose it is, where it is a photo.
 */
export const changeImageAnswerSchema = z
  .object({ message: z.string(), imageCredit: imageCreditSchema.optional() })
  .meta({ id: 'ChangeImageAnswer' });
export type ChangeImageAnswer = z.infer<typeof changeImageAnswerSchema>;
