/** The languages of the dictionary, in the order in which an ambiguous word is read. */
export const LEXICON_LANGUAGES = ['en', 'es', 'de', 'fr', 'it', 'pt'] as const;
export type LexiconLanguage = (typeof LEXICON_LANGUAGES)[number];

/** The languages most learners of Wordloom type in. */
export const FEATURED_LANGUAGES: readonly LexiconLanguage[] = ['en', 'es', 'de'];

export const PARTS_OF_SPEECH = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'numeral',
  'pronoun',
  'determiner',
  'preposition',
  'conjunction',
  'phrase',
] as const;
export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];

export const GENDERS = ['masculine', 'feminine', 'neuter'] as const;
export type Gender = (typeof GENDERS)[number];

/** The word for a concept in one language. */
export interface Entry {
  /** The word without article; an English verb without "to". */
  readonly lemma: string;
  /** The dictionary article of a noun (`la`, `l'`, `das`); English has none. */
  readonly article?: string;
  /** Left out where the language shows none (`die Ferien`). */
  readonly gender?: Gender;
  /** Inflected forms a learner would type or the example uses, without the lemma. */
  readonly forms: readonly string[];
  /** At most 100 code points, in the language of the entry, without the word itself. */
  readonly description: string;
  /** At most 100 code points, a whole sentence with the lemma or one of the forms. */
  readonly example: string;
}

/** One sense with its word in every language. */
export interface Concept {
  /** Unique in the whole lexicon, kebab-case, English. */
  readonly id: string;
  /** The file it is from, which is the key of a category: `animals`, `food` … */
  readonly field: string;
  readonly partOfSpeech: PartOfSpeech;
  /** Names in the fluent-emoji-flat set, best first, 1 to 4. */
  readonly drawings: readonly string[];
  /** Whether this is the sense a learner means when nothing else tells. */
  readonly common: boolean;
  readonly entries: Readonly<Record<LexiconLanguage, Entry>>;
}
