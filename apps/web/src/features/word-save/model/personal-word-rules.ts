import { saveSingleSchema } from '@wordloom/contracts/save-words';
import { visibilitySchema } from '@wordloom/contracts/word-cards';
import type { z } from 'zod';
import { chosenCategorySchema } from '#entities/category/model/chosen-category.ts';
import type { PersonalWordDraft } from '#features/word-save/model/personal-word.ts';
import { firstProblemResolver } from '#shared/forms/first-problem-resolver.ts';

const personalWordSchema = saveSingleSchema
  .omit({ user: true })
  .extend({ categoryId: chosenCategorySchema, visibility: visibilitySchema });

export type PersonalWord = z.infer<typeof personalWordSchema>;

/** The order in which the fields are checked (specification, section 5). */
export const checkPersonalWord = firstProblemResolver<PersonalWordDraft, PersonalWord>(
  personalWordSchema,
  ['word', 'languageCode', 'categoryId', 'description', 'example'],
);
