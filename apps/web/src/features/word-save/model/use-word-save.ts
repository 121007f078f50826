import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FAVORITES } from '#entities/favorite/model/favorites-query.ts';
import { savePersonalWord } from '#entities/word-card/api/save-personal-word.ts';
import { keepAnswer, useAnswer } from '#entities/word-card/model/card-answers.ts';
import { CARD_LISTS } from '#entities/word-card/model/card-queries.ts';
import type { PersonalWord } from '#features/word-save/model/personal-word-rules.ts';
import { serverMessage } from '#shared/api-client/api-failure.ts';
import { forget } from '#shared/storage/remembered.ts';
import { notify } from '#shared/toast/toast.ts';

const KEY = ['word-save'];

/** Saves a word of the learner's own. */
export function useWordSave() {
  const queryClient = useQueryClient();
  const { mutate, data, isPending, submittedAt } = useMutation({
    mutationKey: KEY,
    mutationFn: async ({ userId, ...word }: PersonalWord & { userId: number }) =>
      keepAnswer(queryClient, await savePersonalWord({ user: userId, ...word })),
    onSuccess: async () => {
      forget('custom_selectedLanguage', 'custom_selectedCategory');
      await queryClient.invalidateQueries({ queryKey: FAVORITES });
      await queryClient.invalidateQueries({ queryKey: CARD_LISTS });
    },
    onError: (error) => notify.error(serverMessage(error) ?? 'Unknown error'),
  });
  return {
    // A second press can come before the first has been drawn: the cache knows, the screen does not yet.
    save: (...word: Parameters<typeof mutate>) => {
      if (queryClient.isMutating({ mutationKey: KEY }) === 0) mutate(...word);
    },
    saving: isPending,
    cards: useAnswer(data),
    answerId: submittedAt,
  };
}
