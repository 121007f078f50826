import { LIMITS } from '@wordloom/contracts/limits';
import { editTranslationSchema } from '@wordloom/contracts/translations';
import type { z } from 'zod';

export const cardTextsSchema = editTranslationSchema.omit({ userId: true });

/** The texts of a card that one can change. */
export type CardTexts = z.infer<typeof cardTextsSchema>;

const { translatedWord, translatedDescription, translatedExample } = cardTextsSchema.shape;

export const CARD_TEXT_FIELDS = {
  translatedWord: {
    label: 'Translated word',
    limit: { max: LIMITS.word, loadSchema: () => Promise.resolve(translatedWord) },
  },
  translatedDescription: {
    label: 'Description',
    limit: { max: LIMITS.description, loadSchema: () => Promise.resolve(translatedDescription) },
    multiline: true,
  },
  translatedExample: {
    label: 'Example',
    limit: { max: LIMITS.example, loadSchema: () => Promise.resolve(translatedExample) },
    multiline: true,
  },
} as const;

export const CARD_TEXT_NAMES = [
  'translatedWord',
  'translatedDescription',
  'translatedExample',
] as const satisfies (keyof CardTexts)[];
