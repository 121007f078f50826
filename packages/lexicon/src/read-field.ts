import type { Concept, PartOfSpeech } from './concept.ts';
import { type Entries, isMapping, readConcept } from './read-concept.ts';

/** One item of a field's list: what could be read of it, and how a problem names it. */
export interface FieldItem {
  /** `home.yaml, house`; `home.yaml, entry 3` when it has no id. */
  where: string;
  concept?: Concept;
  partOfSpeech?: PartOfSpeech;
  entries: Entries;
}

/** Reads the shape of a field's document. What the words themselves must keep is `checkEntry`'s matter. */
export function readField(
  document: unknown,
  field: string,
): { items: FieldItem[]; problems: string[] } {
  const file = `${field}.yaml`;
  const problems: string[] = [];
  if (!Array.isArray(document)) return { items: [], problems: [`${file}: must be a list`] };

  const items = (document as unknown[]).map((source, index): FieldItem => {
    const named = isMapping(source) && typeof source['id'] === 'string';
    const where = `${file}, ${named ? String(source['id']) : `entry ${index + 1}`}`;
    if (!isMapping(source)) {
      problems.push(`${where}: must begin with "id:"`);
      return { where, entries: {} };
    }
    const read = readConcept(source, field, (problem, language) => {
      problems.push(language ? `${where}, ${language}: ${problem}` : `${where}: ${problem}`);
    });
    return { where, ...read };
  });
  return { items, problems };
}
