import { z } from 'zod';

/** The category of a form: none is chosen at first. */
export const chosenCategorySchema = z.number({ error: 'Category is required' });
