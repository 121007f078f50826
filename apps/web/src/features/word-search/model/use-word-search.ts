import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveWordInLanguages } from '#entities/word-card/api/save-word-in-languages.ts';
import { CARD_LISTS } from '#entities/word-card/model/card-queries.ts';
import type { WordSearch } from '#features/word-search/model/word-search.ts';
import { readSession } from '#shared/session/session.ts';

/** Looks a word up and keeps what it finds. A failure is silent: it has simply found nothing. */
export function useWordSearch() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (search: WordSearch) => {
      const userId = readSession()?.userId ?? null;
      return userId === null ? [] : saveWordInLanguages({ userId, ...search });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: CARD_LISTS }),
  });
}
