import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EditTranslation } from '@wordloom/contracts/translations';
import { updateTranslation } from '#entities/word-card/api/update-translation.ts';
import { patchCard } from '#entities/word-card/model/patch-cards.ts';
import { serverMessage } from '#shared/api-client/api-failure.ts';
import { notify } from '#shared/toast/toast.ts';

/** Stores the texts, says how it went and shows them wherever the card stands. */
export function useEditCard(cardId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (texts: EditTranslation) => updateTranslation(cardId, texts),
    onSuccess: (card) => {
      patchCard(queryClient, cardId, card);
      notify.success('Translation updated!');
    },
    onError: (error) => notify.error(serverMessage(error) ?? 'Error updating translation.'),
  });
}
