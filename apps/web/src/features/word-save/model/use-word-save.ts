import { useMutation, useQueryClient } from '@tanstack/react-query';
import { savePersonalWord } from '#entities/word-card/api/save-personal-word.ts';
import { CARD_LISTS } from '#entities/word-card/model/card-queries.ts';
import type { PersonalWord } from '#features/word-save/model/personal-word.ts';
import { serverMessage } from '#shared/api-client/api-failure.ts';
import { notify } from '#shared/toast/toast.ts';

/** Saves a word of the learner's own. */
export function useWordSave() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, ...word }: PersonalWord & { userId: number }) =>
      savePersonalWord({ user: userId, ...word }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: CARD_LISTS }),
    onError: (error) => notify.error(serverMessage(error) ?? 'Unknown error'),
  });
}
