import { foldedKey, wordKey } from '@wordloom/domain/text-measure';
import { type ArticledWord, splitArticle } from './articles.ts';
import {
  type Concept,
  FEATURED_LANGUAGES,
  LEXICON_LANGUAGES,
  type LexiconLanguage,
} from './concept.ts';
import { editDistance } from './edit-distance.ts';

/** What a typed word was found to be. */
export interface Match {
  concept: Concept;
  /** The language the word is in. */
  language: LexiconLanguage;
  via: 'lemma' | 'form';
}

interface Reading extends Match {
  /** The word as the dictionary writes it, capitals included. */
  spelling: string;
}

/**
 * Where a word stands in the dictionary, as one number: concept, language, and 0 for the lemma or the place of the
 * form. There are 80,000; an object for each would weigh more than the dictionary.
 */
type Place = number;
type Index = Map<string, Place | Place[]>;

/** More than any word has. */
const SPELLINGS = 256;

/** What the typed text says about the word besides its spelling. */
interface Hint {
  typed: string;
  field?: string | undefined;
  targets: readonly string[];
  /** The featured languages that the word may well be in; none when there are no targets to tell. */
  sources: readonly LexiconLanguage[];
  /** An article speaks for a noun, "to" for an English verb. */
  partOfSpeech?: 'noun' | 'verb';
}

const OUTER_PUNCTUATION = /^[\s¿¡"“”«»„.,;:!?…]+|[\s"“”«»„.,;:!?…]+$/gu;
/** A key that folding leaves as it is. */
const PLAIN = /^[a-z0-9 '-]*$/u;

/** The dictionary in memory; a look-up costs the same however many words there are. */
export class Lexicon {
  private readonly exact: Index = new Map();
  /** Only the words whose folded key is not their exact one: most words need no second place. */
  private readonly folded: Index = new Map();
  /** The lemmas by folded key, in the order of languages: what `suggest` measures against. */
  private readonly lemmas = new Map<string, string>();

  constructor(readonly concepts: readonly Concept[]) {
    for (const [languageNumber, language] of LEXICON_LANGUAGES.entries()) {
      for (const [conceptNumber, { entries }] of concepts.entries()) {
        const { lemma, forms } = entries[language];
        const place = (conceptNumber * LEXICON_LANGUAGES.length + languageNumber) * SPELLINGS;
        const key = this.add(lemma, language, place);
        if (!this.lemmas.has(key)) this.lemmas.set(key, lemma);
        for (const [number, form] of forms.entries()) this.add(form, language, place + 1 + number);
      }
    }
  }

  /**
   * Finds a lemma or form in any of the languages, with or without its article, without regard to case,
   * accents and outer punctuation. Where several fit: exact spelling, the part of speech the article or
   * "to" asks for, a featured language that is none of `options.targets` (nobody asks for a Spanish word in
   * Spanish while another reading is there; who asks for all the featured ones types one of them), lemma
   * before form, the concept of `options.field`, any language that is no target, the very capitals, the
   * order of {@link LEXICON_LANGUAGES}, the common sense, and a verb last.
   */
  find(
    text: string,
    { field, targets = [] }: { field?: string | undefined; targets?: readonly string[] } = {},
  ): Match | undefined {
    const hint = { typed: bare(text), field, targets, sources: likelySources(targets) };
    const found =
      this.findBy(wordKey(hint.typed), (key) => this.readingsAt(this.exact, key), hint) ??
      this.findBy(foldedKey(hint.typed), (key) => this.nearExact(key), hint);
    return found && { concept: found.concept, language: found.language, via: found.via };
  }

  /** The nearest lemmas to a word that was not found, for "Did you mean …?"; none when nothing is near. */
  suggest(text: string, limit = 3): string[] {
    const whole = foldedKey(bare(text));
    const articled = splitArticle(whole);
    const key = articled && isArticle(articled) ? articled.word : whole;
    if (key.length < 3) return [];
    // A short word turns into too many others by two changes.
    const farthest = key.length <= 4 ? 1 : 2;
    const near: { lemma: string; distance: number }[] = [];
    for (const [candidate, lemma] of this.lemmas) {
      const distance = editDistance(key, candidate, farthest);
      if (distance > 0 && distance <= farthest) near.push({ lemma, distance });
    }
    return near
      .sort((a, b) => a.distance - b.distance)
      .slice(0, limit)
      .map(({ lemma }) => lemma);
  }

  /** Enters a word under its keys and returns the folded one. */
  private add(spelling: string, language: LexiconLanguage, place: Place): string {
    const exact = wordKey(bare(spelling));
    append(this.exact, exact, place);
    if (PLAIN.test(exact)) return exact;
    const folded = foldedKey(exact);
    if (folded !== exact) append(this.folded, folded, place);
    if (language === 'de') {
      const withoutUmlauts = foldedKey(exact.replace(/[äöü]/gu, (umlaut) => `${umlaut}e`));
      if (withoutUmlauts !== folded) append(this.folded, withoutUmlauts, place);
    }
    return folded;
  }

  private nearExact(key: string): Reading[] {
    return [...this.readingsAt(this.exact, key), ...this.readingsAt(this.folded, key)];
  }

  private readingsAt(index: Index, key: string): Reading[] {
    const places = index.get(key) ?? [];
    return (typeof places === 'number' ? [places] : places).flatMap((place) => this.read(place));
  }

  private read(place: Place): Reading | [] {
    const number = place % SPELLINGS;
    const entryNumber = Math.floor(place / SPELLINGS);
    const language = LEXICON_LANGUAGES[entryNumber % LEXICON_LANGUAGES.length];
    const concept = this.concepts[Math.floor(entryNumber / LEXICON_LANGUAGES.length)];
    if (!concept || !language) return [];
    const { lemma, forms } = concept.entries[language];
    const spelling = number === 0 ? lemma : (forms[number - 1] ?? lemma);
    return { concept, language, via: number === 0 ? 'lemma' : 'form', spelling };
  }

  private findBy(
    key: string,
    readingsOf: (key: string) => readonly Reading[],
    hint: Hint,
  ): Reading | undefined {
    const whole = best(readingsOf(key), hint);
    if (whole) return whole;
    const articled = splitArticle(key.replaceAll('’', "'"));
    if (!articled) return undefined;
    const { article, word, languages } = articled;
    const readings = readingsOf(word);
    if (article === 'to') {
      const verbs = readings.filter(
        ({ concept, language }) => language === 'en' && concept.partOfSpeech === 'verb',
      );
      return best(verbs, hint);
    }
    const ofArticle = readings.filter(({ language }) => languages.includes(language));
    return best(ofArticle, { ...hint, partOfSpeech: 'noun' });
  }
}

function best(readings: readonly Reading[], hint: Hint): Reading | undefined {
  let chosen: Reading | undefined;
  for (const reading of readings) {
    if (!chosen || isBetter(reading, chosen, hint)) chosen = reading;
  }
  return chosen;
}

/** Whether the first reading wins; when nothing parts them, the earlier in the index stays. */
function isBetter(reading: Reading, chosen: Reading, hint: Hint): boolean {
  const ours = merits(reading, hint);
  const theirs = merits(chosen, hint);
  const decisive = ours.findIndex((merit, index) => merit !== theirs[index]);
  return decisive >= 0 && ours[decisive] === true;
}

function merits({ concept, language, via, spelling }: Reading, hint: Hint): boolean[] {
  return [
    hint.partOfSpeech === concept.partOfSpeech,
    hint.sources.includes(language),
    via === 'lemma',
    hint.field === concept.field,
    !hint.targets.includes(language),
    // German tells its nouns by the capital: `Essen`, `essen`; `Kind`, English `kind`.
    hint.typed.endsWith(spelling),
    ...LEXICON_LANGUAGES.map((candidate) => candidate === language),
    concept.common,
    // English writes most of its nouns like a verb, but a verb with "to".
    concept.partOfSpeech !== 'verb',
  ];
}

function likelySources(targets: readonly string[]): readonly LexiconLanguage[] {
  if (targets.length === 0) return [];
  const untargeted = FEATURED_LANGUAGES.filter((language) => !targets.includes(language));
  return untargeted.length > 0 ? untargeted : FEATURED_LANGUAGES;
}

function isArticle({ article, languages }: ArticledWord): boolean {
  return article === 'to' || languages.length > 0;
}

function bare(text: string): string {
  return text.replace(OUTER_PUNCTUATION, '');
}

function append(index: Index, key: string, place: Place): void {
  const there = index.get(key);
  if (there === undefined) index.set(key, place);
  else if (typeof there === 'number') index.set(key, [there, place]);
  else there.push(place);
}
