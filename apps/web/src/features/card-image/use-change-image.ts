import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeImage } from '#entities/word-card/api/change-image.ts';
import { patchCard } from '#entities/word-card/model/patch-cards.ts';
import { readSession } from '#shared/session/session.ts';
import { notify } from '#shared/toast/toast.ts';

/** Asks for another picture and shows it wherever the card stands. */
export function useChangeImage(cardId: number) {
  const queryClient = useQueryClient();
  const mutationKey = ['change-image', cardId];
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: () => changeImage(cardId),
    onSuccess: (picture) => {
      patchCard(queryClient, cardId, picture);
      notify.success('Image updated successfully 📷');
    },
    onError: () => notify.error('Failed to change image'),
  });
  return {
    changeImage: () => {
      if (readSession() === null) notify.error('User not authenticated.');
      else if (queryClient.isMutating({ mutationKey }) === 0) mutate();
    },
    changing: isPending,
  };
}
