import { wordKey } from '@wordloom/domain/text-measure';
import { type Concept, LEXICON_LANGUAGES } from './concept.ts';

/**
 * Reports what concepts break together: an id used twice anywhere, and two concepts of one field and
 * part of speech with the same word in a language, unless one of them alone is `common`. Accents tell
 * words apart here (`avó`, `avô`): a look-up prefers the exact spelling.
 */
export function findClashes(concepts: readonly Concept[]): string[] {
  return [...duplicateIds(concepts), ...sameWords(concepts)];
}

function duplicateIds(concepts: readonly Concept[]): string[] {
  return [...Map.groupBy(concepts, ({ id }) => id)]
    .filter(([, sharing]) => sharing.length > 1)
    .map(([id, sharing]) => `id "${id}" is used twice: ${places(sharing)}`);
}

function sameWords(concepts: readonly Concept[]): string[] {
  return LEXICON_LANGUAGES.flatMap((language) =>
    [...Map.groupBy(concepts, (concept) => wordIn(concept, language)).values()]
      .filter((sharing) => sharing.length > 1)
      .filter((sharing) => sharing.filter(({ common }) => common).length !== 1)
      .map((sharing) => {
        const lemma = sharing[0]?.entries[language].lemma ?? '';
        return `${places(sharing)}, ${language}: the same word "${lemma}" and not one of them common`;
      }),
  );
}

function wordIn({ field, partOfSpeech, entries }: Concept, language: keyof typeof entries): string {
  return [field, partOfSpeech, wordKey(entries[language].lemma)].join('\n');
}

function places(concepts: readonly Concept[]): string {
  return concepts.map(({ field, id }) => `${field}.yaml, ${id}`).join(' and ');
}
