import { z } from 'zod';
import { languageCodeSchema } from './languages.ts';
import { descriptionSchema, exampleSchema, wordSchema } from './save-words.ts';
import { genderSchema, partOfSpeechSchema } from './word-cards.ts';

/** What a language model answers for one language; its texts keep to the limits of a card. */
export const modelTranslationSchema = z.object({
  languageCode: languageCodeSchema,
  word: wordSchema,
  description: descriptionSchema,
  example: exampleSchema,
  partOfSpeech: partOfSpeechSchema.nullable(),
  gender: genderSchema.nullable(),
  /** In the International Phonetic Alphabet, without slashes. */
  pronunciation: z.string().max(60).nullable(),
  /** One emoji that pictures the word. */
  emoji: z.string().max(32).nullable(),
});
export type ModelTranslation = z.infer<typeof modelTranslationSchema>;

/** The whole answer of a language model: what it took the word for, then one translation per language. */
export const modelAnswerSchema = z.object({
  /** Whether the text is a word or expression of any language. */
  known: z.boolean(),
  sourceLanguage: z.string().nullable(),
  /** The dictionary form of the word as it was typed. */
  lemma: z.string(),
  translations: z.array(modelTranslationSchema),
});
