import type { Language } from '@wordloom/contracts/languages';
import type { Gender, PartOfSpeech } from '@wordloom/contracts/word-cards';

export interface TranslationRequest {
  /** The word as typed, in any language. */
  word: string;
  /** The lexicon's field that the sense should fit, where the category has one. */
  field: string | undefined;
  languages: readonly Language[];
  /** How long the caller waits; what has not come by then counts as failed for this caller. */
  signal: AbortSignal;
  /** Told of each translation that comes before all of them are there. */
  onTranslation?: ((languageCode: string, translation: Translation) => void) | undefined;
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

/** What became of a request. A language in neither has no such word. */
export interface Translations {
  found: ReadonlyMap<string, Translation>;
  /** The codes of languages worth another try. */
  failed: ReadonlySet<string>;
}

/** Turns a word into its translations. A provider in trouble never throws: its languages have failed. */
export abstract class Translator {
  abstract translate(request: TranslationRequest): Promise<Translations>;

  /** The nearest words it does know, best first, for a word it does not; none where it cannot tell. */
  abstract suggest(word: string): readonly string[];
}
