import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FAVORITES } from '#entities/favorite/model/favorites-query.ts';
import { saveWordInLanguages } from '#entities/word-card/api/save-word-in-languages.ts';
import { keepAnswer, useAnswer } from '#entities/word-card/model/card-answers.ts';
import { CARD_LISTS } from '#entities/word-card/model/card-queries.ts';
import type { WordSearch } from '#features/word-search/model/word-search.ts';
import { ApiFailure } from '#shared/api-client/api-failure.ts';
import { readSession } from '#shared/session/session.ts';

const KEY = ['word-search'];

/** Looks a word up and keeps what it finds. A failure is silent: it has simply found nothing. */
export function useWordSearch() {
  const queryClient = useQueryClient();
  const { mutate, data, error, isError, isPending, submittedAt } = useMutation({
    mutationKey: KEY,
    mutationFn: async (search: WordSearch) => {
      const userId = readSession()?.userId ?? null;
      const cards = userId === null ? [] : await saveWordInLanguages({ userId, ...search });
      return keepAnswer(queryClient, cards);
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: FAVORITES });
      await queryClient.invalidateQueries({ queryKey: CARD_LISTS });
    },
  });
  const cards = useAnswer(data);
  return {
    // A second press can come before the first has been drawn: the cache knows, the screen does not yet.
    search: (search: WordSearch) => {
      if (queryClient.isMutating({ mutationKey: KEY }) === 0) mutate(search);
    },
    searching: isPending,
    cards: isError ? [] : cards,
    answerId: submittedAt,
    /** The nearest words there are, where the one that was asked for is not known. */
    suggestions: suggestionsIn(error),
  };
}

function suggestionsIn(error: unknown): string[] {
  const known = error instanceof ApiFailure && error.code === 'translation.not_found';
  return known ? (error.details ?? []).map(({ message }) => message) : [];
}
