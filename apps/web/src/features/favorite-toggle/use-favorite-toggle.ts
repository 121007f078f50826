import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dashboardQuery } from '#entities/dashboard/model/dashboard-query.ts';
import { addFavorite } from '#entities/favorite/api/add-favorite.ts';
import { removeFavorite } from '#entities/favorite/api/remove-favorite.ts';
import { FAVORITES, favoritesQuery } from '#entities/favorite/model/favorites-query.ts';
import { useIsFavorite } from '#entities/favorite/model/use-is-favorite.ts';
import { FAVORITE_CARDS } from '#entities/word-card/model/card-queries.ts';
import { dropFavoriteCard } from '#entities/word-card/model/patch-cards.ts';
import { readSession } from '#shared/session/session.ts';
import { notify } from '#shared/toast/toast.ts';

interface Mark {
  userId: number;
  favorite: boolean;
}

/** Marks a card at once and takes it back if the server did not. `quiet`: without a word about failures. */
export function useFavoriteToggle(cardId: number, quiet: boolean) {
  const queryClient = useQueryClient();
  const isFavorite = useIsFavorite(cardId);
  const mutationKey = ['favorite', cardId];

  const show = ({ userId, favorite }: Mark) =>
    queryClient.setQueryData(favoritesQuery(userId).queryKey, (favorites) => {
      const others = favorites?.filter(({ wordTranslationId }) => wordTranslationId !== cardId);
      return others && favorite ? [{ userId, wordTranslationId: cardId }, ...others] : others;
    });

  const { mutate } = useMutation({
    mutationKey,
    // Two presses in a row reach the server one after the other.
    scope: { id: mutationKey.join() },
    mutationFn: ({ userId, favorite }: Mark) => {
      const mark = { userId, wordTranslationId: cardId };
      return favorite ? addFavorite(mark) : removeFavorite(mark);
    },
    onMutate: (mark) => ({ shown: show(mark) !== undefined }),
    onSuccess: (_, { favorite }) => {
      notify.success(favorite ? 'Added to favorites 🧡' : 'Removed from favorites 💔');
      if (!favorite) dropFavoriteCard(queryClient, cardId);
    },
    onError: (_, { favorite }) => {
      if (quiet) return;
      notify.error(
        favorite ? 'Failed to add to favorites ❌' : 'Failed to remove from favorites ❌',
      );
    },
    onSettled: (_, error, { userId, favorite }, made) => {
      const isLast = queryClient.isMutating({ mutationKey }) === 1;
      if (error && isLast) show({ userId, favorite: !favorite });
      // The marks were still on their way when this one was made: they may not know it.
      if (error ?? !made?.shown) void queryClient.invalidateQueries({ queryKey: FAVORITES });
      void queryClient.invalidateQueries({ queryKey: FAVORITE_CARDS });
      void queryClient.invalidateQueries({ queryKey: dashboardQuery.queryKey });
    },
  });

  const toggle = () => {
    const userId = readSession()?.userId ?? null;
    if (userId === null) notify.error('Usuario no autenticado.');
    else mutate({ userId, favorite: !isFavorite });
  };
  return { isFavorite, toggle };
}
