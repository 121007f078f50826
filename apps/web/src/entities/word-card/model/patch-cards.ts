import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { WordCard } from '@wordloom/contracts/word-cards';
import { dashboardQuery } from '#entities/dashboard/model/dashboard-query.ts';
import type { CardPage } from '#entities/word-card/model/card-page.ts';
import { CARD_LISTS, FAVORITE_CARDS } from '#entities/word-card/model/card-queries.ts';

type Change = (cards: WordCard[]) => WordCard[];

const without =
  (id: number): Change =>
  (cards) =>
    cards.filter((card) => card.wordTranslationId !== id);

/** Changes a card wherever it is shown: in every list, in the last answers and on the dashboard. */
export function patchCard(queryClient: QueryClient, id: number, patch: Partial<WordCard>): void {
  changeEverywhere(queryClient, (cards) =>
    cards.map((card) => (card.wordTranslationId === id ? { ...card, ...patch } : card)),
  );
}

/** Takes a card out wherever it is shown; then the lists ask anew, so that their pages are full again. */
export async function dropCard(queryClient: QueryClient, id: number): Promise<void> {
  changeEverywhere(queryClient, without(id));
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: CARD_LISTS }),
    queryClient.invalidateQueries({ queryKey: dashboardQuery.queryKey }),
  ]);
}

/** Takes a card out of the list of favourites. */
export function dropFavoriteCard(queryClient: QueryClient, id: number): void {
  changeLists(queryClient, FAVORITE_CARDS, without(id));
}

function changeEverywhere(queryClient: QueryClient, change: Change): void {
  changeLists(queryClient, CARD_LISTS, change);
  queryClient.setQueryData(
    dashboardQuery.queryKey,
    (dashboard) => dashboard && { ...dashboard, recent: change(dashboard.recent) },
  );
}

function changeLists(queryClient: QueryClient, queryKey: QueryKey, change: Change): void {
  queryClient.setQueriesData<CardPage>({ queryKey }, (page) => {
    if (!page) return page;
    const cards = change(page.cards);
    return { cards, total: page.total - (page.cards.length - cards.length) };
  });
}
