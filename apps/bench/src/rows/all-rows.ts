import type { Bench } from '../bench.ts';
import { cardPage } from './card-page.ts';
import { deepPages, growth, lists } from './growth.ts';
import type { Line } from './line.ts';
import { memory } from './memory.ts';
import { oneQuestion } from './one-question.ts';
import { saving } from './saving.ts';
import { signingIn } from './sign-in.ts';
import { starting } from './start.ts';
import { textSearch } from './text-search.ts';

/** What is measured, in the order of the table, by the name that `--only` picks. */
export const ROWS: Record<string, (bench: Bench) => Promise<Line[]>> = {
  'card page': cardPage,
  growth,
  'deep pages': deepPages,
  lists,
  'text search': textSearch,
  saving,
  'one question': oneQuestion,
  'sign in': signingIn,
  memory,
  start: starting,
};
