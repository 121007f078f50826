import type { Gender, PartOfSpeech } from '@wordloom/contracts/word-cards';

export interface TranslationRequest {
  /** The word as typed, in any language. */
  word: string;
  /** The lexicon's field that the sense should fit, where the category has one. */
  field: string | undefined;
  languageCodes: readonly string[];
  /** Ends the work early; the driver then throws. */
  signal?: AbortSignal;
}

/** A word in one language, fit for a card: within 20/100/100 code points. */
export interface Translation {
  word: string;
  description: string;
  example: string;
  partOfSpeech?: PartOfSpeech;
  gender?: Gender;
  pronunciation?: string;
  /** Names of fitting drawings, best first. */
  drawings: readonly string[];
}

/** Language code → translation. A language that has none or failed is missing. */
export type Translations = ReadonlyMap<string, Translation>;

/** Turns a word into its translations. A throw means that the provider failed as a whole. */
export abstract class Translator {
  abstract translate(request: TranslationRequest): Promise<Translations>;

  /** The nearest words it does know, best first, for a word it does not; none where it cannot tell. */
  abstract suggest(word: string): readonly string[];
}
