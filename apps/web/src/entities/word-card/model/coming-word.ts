import type { WordCard } from '@wordloom/contracts/word-cards';

/** A translation whose text has come and whose card has not been kept yet: it has no id and no picture. */
export type ComingWord = Pick<
  WordCard,
  | 'originalWord'
  | 'categoryName'
  | 'languageCode'
  | 'languageName'
  | 'translatedWord'
  | 'translatedDescription'
  | 'translatedExample'
>;
