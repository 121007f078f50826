import { queryOptions, skipToken } from '@tanstack/react-query';
import { fetchAllWords } from '#entities/word-card/api/fetch-all-words.ts';
import { fetchFavoriteCards } from '#entities/word-card/api/fetch-favorite-cards.ts';
import { fetchMyWords } from '#entities/word-card/api/fetch-my-words.ts';
import { searchCards } from '#entities/word-card/api/search-cards.ts';
import type { CardPage } from '#entities/word-card/model/card-page.ts';
import type { CardSearch } from '#entities/word-card/model/card-search.ts';

/** The root of every list of cards, so that a new or changed card can refresh them all. */
export const CARD_LISTS = ['cards'] as const;

/** The list that changes with every mark. */
export const FAVORITE_CARDS = [...CARD_LISTS, 'favorite'] as const;

const FRESH_FOR_MS = 5 * 60_000;

/** One page of a learner's own cards. */
export function myWordsQuery(userId: number | null, page: number) {
  return cardPageQuery(
    [...CARD_LISTS, 'my-words', userId, page],
    userId === null ? null : (signal) => fetchMyWords({ userId, page, signal }),
  );
}

/** One page of all the cards a learner may see. */
export function allWordsQuery(page: number): CardPageQuery {
  return cardPageQuery([...CARD_LISTS, 'all', page], (signal) => fetchAllWords(page, signal));
}

/** One page of the cards a learner has marked. */
export function favoriteCardsQuery(page: number): CardPageQuery {
  return cardPageQuery([...FAVORITE_CARDS, page], (signal) => fetchFavoriteCards(page, signal));
}

/** One page of what a search finds; nothing is asked as long as there is no search. */
export function searchedCardsQuery(search: CardSearch | null, page: number): CardPageQuery {
  return cardPageQuery(
    [...CARD_LISTS, 'search', search, page],
    search && ((signal) => searchCards(search, page, signal)),
  );
}

export type CardPageQuery = ReturnType<typeof cardPageQuery>;

function cardPageQuery(
  key: readonly unknown[],
  fetchPage: ((signal: AbortSignal) => Promise<CardPage>) | null,
) {
  return queryOptions({
    queryKey: key,
    queryFn: fetchPage ? ({ signal }) => fetchPage(signal) : skipToken,
    staleTime: FRESH_FOR_MS,
  });
}
