import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteTranslation } from '#entities/word-card/api/delete-translation.ts';
import { dropCard } from '#entities/word-card/model/patch-cards.ts';
import { serverMessage } from '#shared/api-client/api-failure.ts';
import { readSession } from '#shared/session/session.ts';
import { notify } from '#shared/toast/toast.ts';

/** Deletes a card, says how it went and takes it out of every list. */
export function useDeleteCard(cardId: number, onDeleted: () => void) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (userId: number) => deleteTranslation(cardId, userId),
    onSuccess: () => {
      notify.success('Translation deleted!');
      onDeleted();
      void dropCard(queryClient, cardId);
    },
    onError: (error) => notify.error(serverMessage(error) ?? 'Error deleting translation.'),
  });
  return {
    deleteCard: () => {
      const userId = readSession()?.userId ?? null;
      if (userId === null) notify.error('User not authenticated.');
      else mutate(userId);
    },
    deleting: isPending,
  };
}
