import type { Visibility } from '@wordloom/contracts/word-cards';
import { readRemembered } from '#shared/storage/remembered.ts';

/** The word as it stands in the form: nothing is chosen at first. */
export interface PersonalWordDraft {
  word: string;
  languageCode: string | null;
  categoryId: number | null;
  visibility: Visibility;
  description: string;
  example: string;
}

export const EMPTY_DRAFT: PersonalWordDraft = {
  word: '',
  languageCode: null,
  categoryId: null,
  visibility: 'PRIVATE',
  description: '',
  example: '',
};

/** An empty form, but for the language and the category chosen before and not used yet. */
export function rememberedDraft(): PersonalWordDraft {
  return {
    ...EMPTY_DRAFT,
    languageCode: readRemembered('custom_selectedLanguage'),
    categoryId: readRemembered('custom_selectedCategory'),
  };
}
