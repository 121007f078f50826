import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LEXICON_LANGUAGES } from '@wordloom/lexicon/concept';
import { parseYaml } from '@wordloom/lexicon/parse-yaml';
import { ROOT } from '../processes/product.ts';

const FOLDER = path.join(ROOT, 'packages/lexicon/data');
const LONGEST_WORD = 20;

/** One word of the dictionary in one language, ready to become a card. */
export interface Text {
  language: string;
  /** The file it is from, which names a category. */
  field: string;
  english: string;
  word: string;
  description: string;
  example: string;
  partOfSpeech: string;
  gender: string | null;
}

interface Concept {
  partOfSpeech: string;
  [language: string]: unknown;
}

interface Entry {
  lemma: string;
  description: string;
  example: string;
  gender?: string;
}

/** Every word of the dictionary that fits on a card, in every language it has. */
export function readTexts(): Text[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((file) => {
      const concepts = parseYaml(readFileSync(path.join(FOLDER, file), 'utf8')) as Concept[];
      return concepts.flatMap((concept) => textsOf(concept, path.basename(file, '.yaml')));
    });
}

function textsOf(concept: Concept, field: string): Text[] {
  const english = concept['en'] as Entry;
  return LEXICON_LANGUAGES.flatMap((language) => {
    const entry = concept[language] as Entry | undefined;
    if (!entry || Math.max(entry.lemma.length, english.lemma.length) > LONGEST_WORD) return [];
    return {
      language,
      field,
      english: english.lemma,
      word: entry.lemma,
      description: entry.description,
      example: entry.example,
      partOfSpeech: concept.partOfSpeech,
      gender: entry.gender ?? null,
    };
  });
}
