import type { WordCard } from '@wordloom/contracts/word-cards';
import type { ComingWord } from '#entities/word-card/model/coming-word.ts';
import type { SearchRounds } from '#features/word-search/model/search-rounds.ts';

export type FoundWord = WordCard | ComingWord;

interface Names {
  languageName: (code: string) => string;
  categoryName: string;
}

/** The cards of a search and the texts that will become cards, in the order of the languages asked for. */
export function foundWords(
  { search, languages }: SearchRounds,
  cards: readonly WordCard[],
  { languageName, categoryName }: Names,
): FoundWord[] {
  const coming = languages.flatMap(({ code, text }): ComingWord[] => {
    if (text === undefined) return [];
    const { translatedWord, translatedDescription, translatedExample } = text;
    const word = { translatedWord, translatedDescription, translatedExample };
    const names = { languageCode: code, languageName: languageName(code), categoryName };
    return [{ ...word, ...names, originalWord: search.word }];
  });
  const placeOf = ({ languageCode }: FoundWord) => {
    const place = search.languageCodes.indexOf(languageCode);
    return place === -1 ? languages.length : place;
  };
  return [...cards, ...coming].sort((one, other) => placeOf(one) - placeOf(other));
}
