import {
  type Concept,
  type Entry,
  GENDERS,
  LEXICON_LANGUAGES,
  type LexiconLanguage,
  PARTS_OF_SPEECH,
  type PartOfSpeech,
} from './concept.ts';

export type Mapping = Readonly<Record<string, unknown>>;
/** Takes one problem, with the language it is in when it is not the whole concept's. */
export type Report = (problem: string, language?: LexiconLanguage) => void;
export type Entries = Partial<Record<LexiconLanguage, Entry>>;

const CONCEPT_KEYS = ['id', 'partOfSpeech', 'drawings', 'common', ...LEXICON_LANGUAGES];
const ENTRY_KEYS = ['article', 'lemma', 'gender', 'forms', 'description', 'example'];

export function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One concept as YAML gives it; `concept` is absent when a part of it cannot be read. */
export function readConcept(
  source: Mapping,
  field: string,
  report: Report,
): { concept?: Concept; partOfSpeech?: PartOfSpeech; entries: Entries } {
  reportUnknownKeys(source, CONCEPT_KEYS, report);
  const id = readText(source, 'id', report);
  const partOfSpeech = readChoice(source, 'partOfSpeech', PARTS_OF_SPEECH, report);
  const drawings = readTexts(source, 'drawings', report);
  const common = source['common'];
  if (common !== undefined && common !== true) report('common can only be true');

  const entries: Entries = {};
  for (const language of LEXICON_LANGUAGES) {
    const entry = readEntry(source[language], (problem) => {
      report(problem, language);
    });
    if (entry) entries[language] = entry;
  }
  if (!partOfSpeech) return { entries };
  if (!id || !drawings || !hasAllLanguages(entries)) return { partOfSpeech, entries };
  return {
    partOfSpeech,
    entries,
    concept: { id, field, partOfSpeech, drawings, common: common === true, entries },
  };
}

function hasAllLanguages(entries: Entries): entries is Record<LexiconLanguage, Entry> {
  return LEXICON_LANGUAGES.every((language) => entries[language] !== undefined);
}

function readEntry(source: unknown, report: Report): Entry | undefined {
  if (source === undefined) {
    report('the language is missing');
    return undefined;
  }
  if (!isMapping(source)) {
    report('must have lemma, forms, description and example below it');
    return undefined;
  }
  reportUnknownKeys(source, ENTRY_KEYS, report);
  const lemma = readText(source, 'lemma', report);
  const forms = readTexts(source, 'forms', report);
  const description = readText(source, 'description', report);
  const example = readText(source, 'example', report);
  const article = 'article' in source ? readText(source, 'article', report) : undefined;
  const gender = 'gender' in source ? readChoice(source, 'gender', GENDERS, report) : undefined;
  if (!lemma || !forms || !description || !example) return undefined;
  return {
    lemma,
    forms,
    description,
    example,
    ...(article !== undefined && { article }),
    ...(gender !== undefined && { gender }),
  };
}

function reportUnknownKeys(source: Mapping, known: readonly string[], report: Report): void {
  for (const key of Object.keys(source)) {
    if (!known.includes(key)) report(`unknown key "${key}"`);
  }
}

function readText(source: Mapping, key: string, report: Report): string | undefined {
  const value = source[key];
  if (typeof value === 'string' && value.trim() !== '') return value;
  if (value === undefined) report(`${key} is missing`);
  else if (typeof value === 'string') report(`${key} is empty`);
  else report(`${key} ${readAsText(value)}`);
  return undefined;
}

function readTexts(source: Mapping, key: string, report: Report): string[] | undefined {
  const value = source[key];
  if (!Array.isArray(value)) {
    report(value === undefined ? `${key} is missing` : `${key} must be a list: [one, two]`);
    return undefined;
  }
  const texts: string[] = [];
  for (const item of value as unknown[]) {
    if (typeof item === 'string' && item.trim() !== '') texts.push(item);
    else if (typeof item === 'string') report(`${key}: one of them is empty`);
    else report(`${key}: one of them ${readAsText(item)}`);
  }
  return texts.length === value.length ? texts : undefined;
}

function readChoice<T extends string>(
  source: Mapping,
  key: string,
  choices: readonly T[],
  report: Report,
): T | undefined {
  const value = readText(source, key, report);
  if (value === undefined) return undefined;
  const choice = choices.find((candidate) => candidate === value);
  if (!choice) report(`${key} "${value}" is none of ${choices.join(', ')}`);
  return choice;
}

function readAsText(value: unknown): string {
  const kind = typeof value === 'object' && value !== null ? 'a list or mapping' : String(value);
  return `must be text, but YAML reads it as ${kind}: put it in quotes`;
}
