import { FIELD_DOCUMENTS } from './field-documents.ts';
import { Lexicon } from './lexicon.ts';
import { readField } from './read-field.ts';

/**
 * Reads the bundled dictionary, once per process. Only the shape is checked here; that the words keep the
 * rules is what `lexicon-data.spec.ts` proves before a release.
 *
 * @throws Error naming every concept that cannot be read
 */
export function loadLexicon(): Lexicon {
  const fields = [...FIELD_DOCUMENTS].map(([field, read]) => readField(read(), field));
  const problems = fields.flatMap((read) => read.problems);
  if (problems.length > 0) throw new Error(`The lexicon cannot be read:\n${problems.join('\n')}`);
  return new Lexicon(fields.flatMap(({ items }) => items.flatMap(({ concept }) => concept ?? [])));
}
