import { z } from 'zod';
import { reactionSummarySchema } from './reactions.ts';

/** Who may see a card: everyone signed in, or its owner alone. */
export const visibilitySchema = z.enum(['PUBLIC', 'PRIVATE']);
export type Visibility = z.infer<typeof visibilitySchema>;

/** Where a card came from: the multi-language search or a learner's own form. */
export const cardSourceSchema = z.enum(['ai', 'personal']);
export type CardSource = z.infer<typeof cardSourceSchema>;

export const partOfSpeechSchema = z.enum([
  'noun',
  'verb',
  'adjective',
  'adverb',
  'numeral',
  'pronoun',
  'determiner',
  'preposition',
  'conjunction',
  'phrase',
]);
export type PartOfSpeech = z.infer<typeof partOfSpeechSchema>;

export const genderSchema = z.enum(['masculine', 'feminine', 'neuter']);
export type Gender = z.infer<typeof genderSchema>;

/** Who posted a card, in which language and when; `imageUrl` is the poster's avatar. */
export const wordFooterSchema = z
  .object({
    wordTranslationId: z.int(),
    imageUrl: z.string().nullable(),
    username: z.string(),
    createdAt: z.iso.datetime({ offset: true }),
    languageName: z.string(),
  })
  .meta({ id: 'WordFooter' });
export type WordFooter = z.infer<typeof wordFooterSchema>;

/** Whose photo a card shows, as the photo's provider asks to name it. All addresses are the provider's own. */
export const imageCreditSchema = z
  .object({
    /** At most 100 code points, without control characters. */
    author: z.string(),
    /** The author's page. */
    authorUrl: z.url({ protocol: /^https$/ }),
    provider: z.enum(['Pexels', 'Unsplash']),
    /** What the provider's name leads to: the photo's page, or the provider's first. */
    providerUrl: z.url({ protocol: /^https$/ }),
  })
  .meta({ id: 'ImageCredit' });
export type ImageCredit = z.infer<typeof imageCreditSchema>;

/** A word card as every view answers it: a word, its translation in one language, and who posted it. */
export const wordCardSchema = z
  .object({
    wordTranslationId: z.int(),
    wordId: z.int(),
    originalWord: z.string(),
    translatedWord: z.string(),
    translatedDescription: z.string(),
    translatedExample: z.string(),
    imageUrl: z.string().nullable(),
    /** Only of a photo. */
    imageCredit: imageCreditSchema.optional(),
    languageCode: z.string(),
    languageName: z.string(),
    categoryId: z.int(),
    categoryName: z.string(),
    visibility: visibilitySchema,
    source: cardSourceSchema,
    ownerId: z.int(),
    createdAt: z.iso.datetime({ offset: true }),
    partOfSpeech: partOfSpeechSchema.optional(),
    gender: genderSchema.optional(),
    pronunciation: z.string().optional(),
    footer: wordFooterSchema,
    reactionSummary: reactionSummarySchema,
  })
  .meta({ id: 'WordCard' });
export type WordCard = z.infer<typeof wordCardSchema>;

export const wordCardsSchema = z.array(wordCardSchema);
