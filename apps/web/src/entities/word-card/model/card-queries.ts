import { queryOptions } from '@tanstack/react-query';
import { API_PATHS } from '@wordloom/contracts/paths';
import { cardPageAddress, toCardPage } from '#entities/word-card/model/card-page.ts';
import type { CardSearch } from '#entities/word-card/model/card-search.ts';
import { cardSearchPath } from '#entities/word-card/model/card-search-path.ts';
import { answerTo } from '#shared/api-client/answer-to.ts';

/** The root of every list of cards, so that a new or changed card can refresh them all. */
export const CARD_LISTS = ['cards'] as const;

/** The list that changes with every mark. */
export const FAVORITE_CARDS = [...CARD_LISTS, 'favorite'] as const;

const FRESH_FOR_MS = 5 * 60_000;

/** One page of a learner's own cards, newest first. */
export function myWordsQuery(userId: number | null, page: number) {
  const path = userId === null ? null : API_PATHS.myWords(userId);
  return cardPageQuery([...CARD_LISTS, 'my-words', userId, page], path, page);
}

/** One page of all the cards a learner may see: one's own and everybody's public ones, newest first. */
export function allWordsQuery(page: number): CardPageQuery {
  return cardPageQuery([...CARD_LISTS, 'all', page], API_PATHS.view, page);
}

/** One page of the cards a learner has marked. */
export function favoriteCardsQuery(page: number): CardPageQuery {
  return cardPageQuery([...FAVORITE_CARDS, page], API_PATHS.favoriteCards, page);
}

/** One page of what a search finds; nothing is asked as long as there is no search. */
export function searchedCardsQuery(search: CardSearch | null, page: number): CardPageQuery {
  const path = search && cardSearchPath(search);
  return cardPageQuery([...CARD_LISTS, 'search', search, page], path, page);
}

export type CardPageQuery = ReturnType<typeof cardPageQuery>;

function cardPageQuery(queryKey: readonly unknown[], path: string | null, page: number) {
  return queryOptions({
    queryKey,
    ...answerTo(path === null ? null : cardPageAddress(path, page), toCardPage),
    staleTime: FRESH_FOR_MS,
  });
}
