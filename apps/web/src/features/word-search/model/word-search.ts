import { saveMultipleSchema } from '@wordloom/contracts/save-words';
import type { z } from 'zod';
import { chosenCategorySchema } from '#entities/category/model/chosen-category.ts';
import { firstProblemResolver } from '#shared/forms/first-problem-resolver.ts';

const wordSearchSchema = saveMultipleSchema
  .omit({ userId: true })
  .extend({ categoryId: chosenCategorySchema });

export type WordSearch = z.infer<typeof wordSearchSchema>;

/** The search as it stands in the form: nothing is chosen at first. */
export interface WordSearchDraft {
  word: string;
  languageCodes: string[];
  categoryId: number | null;
}

export const checkWordSearch = firstProblemResolver<WordSearchDraft, WordSearch>(wordSearchSchema, [
  'word',
  'languageCodes',
  'categoryId',
]);
