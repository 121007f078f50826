import { saveSingleSchema } from '@wordloom/contracts/save-words';
import { visibilitySchema, type Visibility } from '@wordloom/contracts/word-cards';
import type { z } from 'zod';
import { chosenCategorySchema } from '#entities/category/model/chosen-category.ts';
import { readRemembered } from '#shared/storage/remembered.ts';

export const personalWordSchema = saveSingleSchema
  .omit({ user: true })
  .extend({ categoryId: chosenCategorySchema, visibility: visibilitySchema });

export type PersonalWord = z.infer<typeof personalWordSchema>;

/** The word as it stands in the form: nothing is chosen at first. */
export interface PersonalWordDraft {
  word: string;
  languageCode: string | null;
  categoryId: number | null;
  visibility: Visibility;
  description: string;
  example: string;
}

/** The order in which the fields are checked (specification, section 5). */
export const CHECK_ORDER = [
  'word',
  'languageCode',
  'categoryId',
  'description',
  'example',
] as const satisfies (keyof PersonalWordDraft)[];

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
