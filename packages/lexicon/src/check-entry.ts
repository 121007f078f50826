import { textLength, wordKey } from '@wordloom/domain/text-measure';
import { DICTIONARY_ARTICLES, splitArticle } from './articles.ts';
import type { Entry, LexiconLanguage, PartOfSpeech } from './concept.ts';
import { display } from './display.ts';

/** What a card holds (product specification, section 9), in code points. */
const LONGEST = { word: 20, description: 100, example: 100 } as const;

const DESCRIBED_WITHOUT_ITSELF: readonly PartOfSpeech[] = ['noun', 'verb', 'adjective'];

// Controls, format characters, surrogates and line breaks: none belongs in a word or a sentence.
const NOT_PLAIN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

type Report = (problem: string) => void;

/** Reports every rule of the README that the words of one entry break. */
export function checkEntry(
  entry: Entry,
  partOfSpeech: PartOfSpeech,
  language: LexiconLanguage,
  report: Report,
): void {
  checkTexts(entry, report);
  checkLengths(entry, partOfSpeech, language, report);
  checkLemma(entry, partOfSpeech, language, report);
  checkForms(entry, report);
  checkArticle(entry, partOfSpeech, language, report);
  checkSentences(entry, partOfSpeech, report);
}

function checkTexts(entry: Entry, report: Report): void {
  const { lemma, description, example } = entry;
  for (const text of [lemma, description, example, ...entry.forms]) {
    if (NOT_PLAIN.test(text)) report(`"${text}" has a line break or an invisible character`);
    else if (text !== text.normalize('NFC')) report(`"${text}" is not NFC-normalised`);
    else if (text !== text.trim()) report(`"${text}" has blanks around it`);
  }
}

function checkLengths(
  entry: Entry,
  partOfSpeech: PartOfSpeech,
  language: LexiconLanguage,
  report: Report,
): void {
  const word = display(entry, partOfSpeech, language);
  for (const [name, text, longest] of [
    ['word', word, LONGEST.word],
    ['description', entry.description, LONGEST.description],
    ['example', entry.example, LONGEST.example],
  ] as const) {
    const length = textLength(text);
    if (length > longest) report(`${name} has ${length} characters, ${longest} at most: "${text}"`);
  }
}

function checkLemma(
  { lemma }: Entry,
  partOfSpeech: PartOfSpeech,
  language: LexiconLanguage,
  report: Report,
): void {
  const first = splitArticle(wordKey(lemma));
  if (partOfSpeech === 'noun' && first?.languages.includes(language)) {
    report(`lemma "${lemma}" begins with an article`);
  }
  if (partOfSpeech === 'verb' && language === 'en' && first?.article === 'to') {
    report(`lemma "${lemma}" begins with "to"`);
  }
  if (partOfSpeech === 'noun' && language === 'de' && !/^\p{Lu}/u.test(lemma)) {
    report(`lemma "${lemma}" is a German noun without a capital`);
  }
}

function checkForms({ lemma, forms }: Entry, report: Report): void {
  const seen = new Set([lemma]);
  for (const form of forms) {
    if (seen.has(form)) report(`form "${form}" is there twice`);
    seen.add(form);
  }
}

function checkArticle(
  { lemma, article, gender }: Entry,
  partOfSpeech: PartOfSpeech,
  language: LexiconLanguage,
  report: Report,
): void {
  if (language === 'en' || partOfSpeech !== 'noun') {
    if (article !== undefined) report('article is for the nouns of es, de, fr, it and pt');
    if (gender !== undefined) report('gender is for the nouns of es, de, fr, it and pt');
    return;
  }
  if (gender === 'neuter' && language !== 'de') {
    report('gender neuter is only German');
    return;
  }
  if (article === undefined) {
    // The months and the days of some languages: without article, so at least with gender.
    if (gender === undefined) report('the noun has neither article nor gender');
    return;
  }
  const genders = DICTIONARY_ARTICLES[language].get(article);
  if (!genders) {
    const allowed = [...DICTIONARY_ARTICLES[language].keys()].join(', ');
    report(`article "${article}" is none of ${allowed}`);
  } else if (gender === undefined) {
    if (language !== 'de' || article !== 'die') report('gender is missing');
  } else if (!genders.includes(gender) && !isStressedA(lemma, article, gender, language)) {
    report(`article "${article}" does not go with gender ${gender}`);
  }
}

/** `el agua`, `el hambre`: Spanish feminine nouns that begin with a stressed a. */
function isStressedA(lemma: string, article: string, gender: string, language: string): boolean {
  return language === 'es' && article === 'el' && gender === 'feminine' && /^h?[aá]/iu.test(lemma);
}

function checkSentences(entry: Entry, partOfSpeech: PartOfSpeech, report: Report): void {
  const words = [entry.lemma, ...entry.forms];
  if (!words.some((word) => containsWord(entry.example, word))) {
    report('example does not contain the lemma or a form');
  }
  if (!/^[¿¡«„“"]*\s?[\p{Lu}\p{N}]/u.test(entry.example))
    report('example does not begin a sentence');
  if (!/[.!?…][»“”"]?$/u.test(entry.example)) report('example does not end a sentence');
  if (!DESCRIBED_WITHOUT_ITSELF.includes(partOfSpeech)) return;
  const used = words.find((word) => containsWord(entry.description, word));
  if (used !== undefined) report(`description contains "${used}"`);
}

function containsWord(text: string, word: string): boolean {
  return spaced(text).includes(spaced(word));
}

/** The words of a text between single blanks; apostrophes and hyphens part words (`l'arbre`, `abre-se`). */
function spaced(text: string): string {
  const words = wordKey(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ')} `;
}
