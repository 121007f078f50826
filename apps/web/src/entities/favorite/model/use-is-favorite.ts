import { useQuery } from '@tanstack/react-query';
import type { Favorite } from '@wordloom/contracts/favorites';
import { useCallback } from 'react';
import { favoritesQuery } from '#entities/favorite/model/favorites-query.ts';
import { useSession } from '#shared/session/use-session.ts';

/** Whether the learner has marked a card. The list of marks loads silently: until then, nothing is marked. */
export function useIsFavorite(cardId: number): boolean {
  const userId = useSession()?.userId ?? null;
  const select = useCallback(
    (favorites: Favorite[]) =>
      favorites.some(({ wordTranslationId }) => wordTranslationId === cardId),
    [cardId],
  );
  return useQuery({ ...favoritesQuery(userId), select }).data ?? false;
}
