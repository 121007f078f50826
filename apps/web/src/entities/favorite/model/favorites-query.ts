import { queryOptions } from '@tanstack/react-query';
import type { Favorite } from '@wordloom/contracts/favorites';
import { API_PATHS } from '@wordloom/contracts/paths';
import { answerTo } from '#shared/api-client/answer-to.ts';

/** The root of the learner's marks: after a save they are asked for again. */
export const FAVORITES = ['favorites'] as const;

/** All that a learner has marked: asked for once, then kept up to date by what they mark. */
export function favoritesQuery(userId: number | null) {
  return queryOptions<Favorite[]>({
    queryKey: [...FAVORITES, userId],
    ...answerTo<Favorite[]>(userId === null ? null : API_PATHS.favoritesOf(userId)),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}
