import type { WordCard } from '@wordloom/contracts/word-cards';

/** One page of a list of cards, with the number of cards on all its pages. */
export interface CardPage {
  cards: WordCard[];
  total: number;
}
