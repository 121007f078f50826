import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import type { WordCard } from '@wordloom/contracts/word-cards';
import type { CardPage } from '#entities/word-card/model/card-page.ts';
import { CARD_LISTS } from '#entities/word-card/model/card-queries.ts';

let answers = 0;

const answerQuery = (id: number | undefined) =>
  queryOptions<CardPage>({ queryKey: [...CARD_LISTS, 'answer', id], queryFn: skipToken });

/**
 * Keeps what a search or a save has brought among the lists, where cards are changed and dropped.
 * @returns the number under which it is found
 */
export function keepAnswer(queryClient: QueryClient, cards: WordCard[]): number {
  answers += 1;
  queryClient.setQueryData(answerQuery(answers).queryKey, { cards, total: cards.length });
  return answers;
}

/** Puts cards into an answer that comes in parts; one that is there already is replaced where it stands. */
export function addToAnswer(
  queryClient: QueryClient,
  id: number,
  cards: readonly WordCard[],
): void {
  queryClient.setQueryData(answerQuery(id).queryKey, (answer) => {
    const byId = new Map(
      [...(answer?.cards ?? []), ...cards].map((card) => [card.wordTranslationId, card]),
    );
    return { cards: [...byId.values()], total: byId.size };
  });
}

/** The cards of an answer as they are by now; undefined without one. */
export function useAnswer(id: number | undefined): readonly WordCard[] | undefined {
  return useQuery(answerQuery(id)).data?.cards;
}
