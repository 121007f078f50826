import { LIMITS } from '@wordloom/contracts/limits';
import type { WordCard } from '@wordloom/contracts/word-cards';
import type { CardPage } from '#entities/word-card/model/card-page.ts';
import { apiClient } from '#shared/api-client/api-client.ts';

/** One page of the list of cards at a path; the number of all travels in a header. */
export async function getCardPage(
  path: string,
  page: number,
  signal: AbortSignal,
): Promise<CardPage> {
  const { data, headers } = await apiClient.get<WordCard[]>(path, {
    params: { page, size: LIMITS.cardsPerPage },
    signal,
  });
  return { cards: data, total: Number(headers['x-total-count'] ?? data.length) };
}
