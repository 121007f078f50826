import { LIMITS } from '@wordloom/contracts/limits';
import type { WordCard } from '@wordloom/contracts/word-cards';
import type { Answer } from '#shared/api-client/ahead.ts';

/** One page of a list of cards, with the number of cards on all its pages. */
export interface CardPage {
  cards: WordCard[];
  total: number;
}

/** Where one page of the list of cards at a path is. */
export function cardPageAddress(path: string, page: number): string {
  return `${path}?page=${String(page)}&size=${String(LIMITS.cardsPerPage)}`;
}

/** The number of all travels in a header. */
export function toCardPage({ data, header }: Answer<WordCard[]>): CardPage {
  return { cards: data, total: Number(header('X-Total-Count') ?? data.length) };
}
