import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Favorite } from '@wordloom/contracts/favorites';
import { fetchFavorites } from '#entities/favorite/api/fetch-favorites.ts';

/** The root of the learner's marks: after a save they are asked for again. */
export const FAVORITES = ['favorites'] as const;

/** All that a learner has marked: asked for once, then kept up to date by what they mark. */
export function favoritesQuery(userId: number | null) {
  return queryOptions<Favorite[]>({
    queryKey: [...FAVORITES, userId],
    queryFn: userId === null ? skipToken : ({ signal }) => fetchFavorites(userId, signal),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}
