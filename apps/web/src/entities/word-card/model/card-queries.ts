import { queryOptions, skipToken } from '@tanstack/react-query';
import { fetchMyWords } from '#entities/word-card/api/fetch-my-words.ts';

/** The root of every list of cards, so that a new or changed card can refresh them all. */
export const CARD_LISTS = ['cards'] as const;

const FRESH_FOR_MS = 5 * 60_000;

/** One page of a learner's own cards. */
export function myWordsQuery(userId: number | null, page: number) {
  return queryOptions({
    queryKey: [...CARD_LISTS, 'my-words', userId, page] as readonly unknown[],
    queryFn: userId === null ? skipToken : ({ signal }) => fetchMyWords({ userId, page, signal }),
    staleTime: FRESH_FOR_MS,
  });
}

export type CardPageQuery = ReturnType<typeof myWordsQuery>;
