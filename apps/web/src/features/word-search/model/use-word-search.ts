import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FAVORITES } from '#entities/favorite/model/favorites-query.ts';
import type { SearchStep } from '#entities/word-card/api/read-search-progress.ts';
import { saveWordInLanguages } from '#entities/word-card/api/save-word-in-languages.ts';
import { addToAnswer, keepAnswer } from '#entities/word-card/model/card-answers.ts';
import { CARD_LISTS } from '#entities/word-card/model/card-queries.ts';
import {
  brokenOff,
  ended,
  newSearch,
  searchedAgain,
  stepped,
  type SearchRounds,
} from '#features/word-search/model/search-rounds.ts';
import { useFoundWords } from '#features/word-search/model/use-found-words.ts';
import { waitWords } from '#features/word-search/model/wait-words.ts';
import type { WordSearch } from '#features/word-search/model/word-search.ts';
import { ApiFailure } from '#shared/api-client/api-failure.ts';
import { readSession } from '#shared/session/session.ts';

interface Round {
  search: WordSearch;
  codes: readonly string[];
  answerId: number;
}

/** Looks a word up and keeps what it finds, as it comes. A failure is silent: it shows at its languages. */
export function useWordSearch() {
  const queryClient = useQueryClient();
  const [rounds, setRounds] = useState<SearchRounds>();
  const [answerId, setAnswerId] = useState<number>();
  // A second press can come before the first has been drawn.
  const busy = useRef(false);

  const change = (next: (rounds: SearchRounds) => SearchRounds) =>
    setRounds((current) => current && next(current));

  const { mutate, error, isPending } = useMutation({
    mutationFn: async ({ search, codes, answerId }: Round) => {
      const shown = new Set<number>();
      const onStep = (step: SearchStep) => {
        if (step.kind === 'card') {
          shown.add(step.card.wordTranslationId);
          addToAnswer(queryClient, answerId, [step.card]);
        }
        change((rounds) => stepped(rounds, step));
      };
      const userId = readSession()?.userId ?? null;
      const outcome =
        userId === null
          ? { cards: [], missing: [] }
          : await saveWordInLanguages({ userId, ...search, languageCodes: [...codes] }, onStep);
      // A card that was there from the start may have been changed or deleted meanwhile.
      const late = outcome.cards.filter((card) => !shown.has(card.wordTranslationId));
      addToAnswer(queryClient, answerId, late);
      change((rounds) => ended(rounds, codes, outcome));
    },
    onError: (failure, { codes }) => {
      const state = isUnknownWord(failure) ? 'none' : 'failed';
      change((rounds) => brokenOff(rounds, codes, state));
    },
    // Also for who has left the screen: the cards are kept, and the lists have to show them.
    onSettled: async () => {
      busy.current = false;
      await queryClient.invalidateQueries({ queryKey: FAVORITES });
      await queryClient.invalidateQueries({ queryKey: CARD_LISTS });
    },
  });

  const start = (round: Round) => {
    busy.current = true;
    mutate(round);
  };
  const search = (word: WordSearch) => {
    if (busy.current) return;
    const answerId = keepAnswer(queryClient, []);
    setAnswerId(answerId);
    setRounds(newSearch(word));
    start({ search: word, codes: word.languageCodes, answerId });
  };
  /** Searches the same word once more, in these of its languages alone. */
  const searchAgain = (codes: readonly string[]) => {
    if (busy.current || !rounds || answerId === undefined) return;
    setRounds(searchedAgain(rounds, codes));
    start({ search: rounds.search, codes, answerId });
  };

  return {
    search,
    searchAgain,
    searching: isPending,
    rounds,
    words: useFoundWords(answerId, rounds),
    answerId,
    /** The nearest words there are, where the one that was asked for is not known. */
    suggestions: isUnknownWord(error) ? (error.details ?? []).map(({ message }) => message) : [],
    /** When to come back, for somebody who has searched too often. */
    notice: waitWords(error),
  };
}

function isUnknownWord(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.code === 'translation.not_found';
}
