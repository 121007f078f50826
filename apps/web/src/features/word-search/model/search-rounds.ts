import type { SearchOutcome, SearchStep } from '#entities/word-card/api/read-search-progress.ts';
import type { WordSearch } from '#features/word-search/model/word-search.ts';

export type LanguageState = 'searching' | 'found' | 'failed' | 'none';

export interface SearchedLanguage {
  code: string;
  state: LanguageState;
  /** Its text, as long as there is no card of it yet. */
  text?: Extract<SearchStep, { kind: 'translation' }> | undefined;
}

/** How far a search has come in each of its languages, in the order asked for. */
export interface SearchRounds {
  search: WordSearch;
  languages: readonly SearchedLanguage[];
  /** The languages that have changed last. */
  news: readonly string[];
}

export function newSearch(search: WordSearch): SearchRounds {
  const languages = search.languageCodes.map((code) => ({ code, state: 'searching' as const }));
  return { search, languages, news: [] };
}

/** Another round for some of the languages. */
export function searchedAgain(rounds: SearchRounds, codes: readonly string[]): SearchRounds {
  const languages = rounds.languages.map((language): SearchedLanguage =>
    codes.includes(language.code) ? { code: language.code, state: 'searching' } : language,
  );
  return { ...rounds, languages, news: [] };
}

export function stepped(rounds: SearchRounds, step: SearchStep): SearchRounds {
  const found = step.kind === 'card' ? step.card.languageCode : step.languageCode;
  const text = step.kind === 'card' ? undefined : step;
  return settled(rounds, (code) => (code === found ? { code, state: 'found', text } : undefined));
}

/** The end of a round over `codes`: a language of which nothing is said has failed. */
export function ended(
  rounds: SearchRounds,
  codes: readonly string[],
  { cards, missing }: SearchOutcome,
): SearchRounds {
  return settled(rounds, (code) => {
    if (!codes.includes(code)) return undefined;
    if (cards.some(({ languageCode }) => languageCode === code)) return { code, state: 'found' };
    const reason = missing.find(({ languageCode }) => languageCode === code)?.reason;
    return { code, state: reason === 'unknown' ? 'none' : 'failed' };
  });
}

/** The end of a round without its outcome: nothing is sure but the cards that were there already. */
export function brokenOff(
  rounds: SearchRounds,
  codes: readonly string[],
  state: 'failed' | 'none',
): SearchRounds {
  const isCard = ({ state, text }: SearchedLanguage) => state === 'found' && text === undefined;
  const kept = rounds.languages.filter(isCard).map(({ code }) => code);
  return settled(rounds, (code) =>
    codes.includes(code) && !kept.includes(code) ? { code, state } : undefined,
  );
}

function settled(
  rounds: SearchRounds,
  changeOf: (code: string) => SearchedLanguage | undefined,
): SearchRounds {
  const languages = rounds.languages.map((language) => changeOf(language.code) ?? language);
  const news = languages.filter(({ state }, index) => state !== rounds.languages[index]?.state);
  return { ...rounds, languages, news: news.map(({ code }) => code) };
}
