import type { Gender, LexiconLanguage } from './concept.ts';

/** The articles a dictionary entry may carry, each with the genders it goes with. */
export const DICTIONARY_ARTICLES: Readonly<
  Record<LexiconLanguage, ReadonlyMap<string, readonly Gender[]>>
> = {
  en: new Map(),
  es: new Map([
    ['el', ['masculine']],
    ['la', ['feminine']],
    ['los', ['masculine']],
    ['las', ['feminine']],
  ]),
  de: new Map([
    ['der', ['masculine']],
    ['die', ['feminine']],
    ['das', ['neuter']],
  ]),
  fr: new Map([
    ['le', ['masculine']],
    ['la', ['feminine']],
    ["l'", ['masculine', 'feminine']],
    ['les', ['masculine', 'feminine']],
  ]),
  it: new Map([
    ['il', ['masculine']],
    ['lo', ['masculine']],
    ['la', ['feminine']],
    ["l'", ['masculine', 'feminine']],
    ['i', ['masculine']],
    ['gli', ['masculine']],
    ['le', ['feminine']],
  ]),
  pt: new Map([
    ['o', ['masculine']],
    ['a', ['feminine']],
    ['os', ['masculine']],
    ['as', ['feminine']],
  ]),
};

const TYPED_ARTICLES: Readonly<Record<LexiconLanguage, string>> = {
  en: 'the a an',
  es: 'el la los las un una unos unas',
  de: 'der die das den dem des ein eine einen einem einer eines',
  fr: "le la l' les un une des du",
  it: "il lo la l' i gli le un uno una un'",
  pt: 'o a os as um uma uns umas',
};

const LANGUAGES_BY_ARTICLE = new Map<string, LexiconLanguage[]>();
for (const language of Object.keys(TYPED_ARTICLES) as LexiconLanguage[]) {
  for (const article of TYPED_ARTICLES[language].split(' ')) {
    LANGUAGES_BY_ARTICLE.set(article, [...(LANGUAGES_BY_ARTICLE.get(article) ?? []), language]);
  }
}

const FIRST_WORD = /^(?:(l'|un')\s?|(\S+)\s)(.+)$/u;

/** A word as a learner types it with its article: `la casa`, `an apple`, `l'arbre`. */
export interface ArticledWord {
  article: string;
  word: string;
  /** The languages that have this article; empty when the first word is no article. */
  languages: readonly LexiconLanguage[];
}

/** Takes the first word off a key in lower case; `undefined` when there is only one word. */
export function splitArticle(key: string): ArticledWord | undefined {
  const [, elided, whole, word] = FIRST_WORD.exec(key) ?? [];
  const article = elided ?? whole;
  if (article === undefined || word === undefined) return undefined;
  return { article, word, languages: LANGUAGES_BY_ARTICLE.get(article) ?? [] };
}
