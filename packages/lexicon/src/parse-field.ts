import { checkEntry } from './check-entry.ts';
import { type Concept, LEXICON_LANGUAGES } from './concept.ts';
import { parseYaml } from './parse-yaml.ts';
import { readField } from './read-field.ts';

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/**
 * Parses one file of the lexicon and reports everything that breaks a rule of the README, in words a
 * person can act on: `home.yaml, house, de: example does not contain the lemma or a form`.
 * Rules across concepts are those of `findClashes`.
 *
 * @param field the file's name without its ending
 * @param drawingNames every drawing there is
 */
export function parseField(
  yaml: string,
  field: string,
  drawingNames: ReadonlySet<string>,
): { concepts: Concept[]; problems: string[] } {
  let document: unknown;
  try {
    document = parseYaml(yaml);
  } catch (error) {
    return { concepts: [], problems: [`${field}.yaml: ${(error as Error).message}`] };
  }
  const { items, problems } = readField(document, field);
  const concepts: Concept[] = [];
  for (const { where, concept, partOfSpeech, entries } of items) {
    if (concept) {
      concepts.push(concept);
      problems.push(...conceptProblems(concept, drawingNames).map((text) => `${where}: ${text}`));
    }
    if (!partOfSpeech) continue;
    for (const language of LEXICON_LANGUAGES) {
      const entry = entries[language];
      if (!entry) continue;
      checkEntry(entry, partOfSpeech, language, (problem) => {
        problems.push(`${where}, ${language}: ${problem}`);
      });
    }
  }
  return { concepts, problems };
}

function conceptProblems({ id, drawings }: Concept, drawingNames: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  if (!ID.test(id)) problems.push('id is not kebab-case');
  if (drawings.length < 1 || drawings.length > 4) problems.push('drawings must be 1 to 4');
  if (new Set(drawings).size < drawings.length) problems.push('a drawing is there twice');
  for (const drawing of drawings) {
    if (!drawingNames.has(drawing)) problems.push(`there is no drawing "${drawing}"`);
  }
  return problems;
}
