import { z } from 'zod';
import { apiErrorSchema } from './error-codes.ts';
import { wordCardSchema, wordCardsSchema } from './word-cards.ts';

/** The media type of a search that answers line by line: one JSON value of {@link searchProgressSchema} each. */
export const SEARCH_PROGRESS_TYPE = 'application/x-ndjson';

/** A language of a search without a card: its translation failed and may be tried again, or there is none. */
export const missingLanguageSchema = z.object({
  languageCode: z.string(),
  reason: z.enum(['failed', 'unknown']),
});
export type MissingLanguage = z.infer<typeof missingLanguageSchema>;

/**
 * One line of POST /api/view/save/word/multiple for a caller that accepts {@link SEARCH_PROGRESS_TYPE}.
 * `card`: one that was there already. `translation`: a text that has come, before it is kept as a card.
 * Last comes `done` with every card in the order asked for, or `error`.
 */
export const searchProgressSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('card'), card: wordCardSchema }),
    z.object({
      kind: z.literal('translation'),
      languageCode: z.string(),
      translatedWord: z.string(),
      translatedDescription: z.string(),
      translatedExample: z.string(),
    }),
    z.object({
      kind: z.literal('done'),
      cards: wordCardsSchema,
      missing: z.array(missingLanguageSchema),
    }),
    z.object({ kind: z.literal('error'), error: apiErrorSchema }),
  ])
  .meta({ id: 'SearchProgress' });
export type SearchProgress = z.infer<typeof searchProgressSchema>;
