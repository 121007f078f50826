import { LIMITS } from '@wordloom/contracts/limits';
import { API_PATHS } from '@wordloom/contracts/paths';
import type { WordCard } from '@wordloom/contracts/word-cards';
import type { CardPage } from '#entities/word-card/model/card-page.ts';
import { apiClient } from '#shared/api-client/api-client.ts';

interface PageOfMyWords {
  userId: number;
  page: number;
  signal: AbortSignal;
}

export async function fetchMyWords({ userId, page, signal }: PageOfMyWords): Promise<CardPage> {
  const { data, headers } = await apiClient.get<WordCard[]>(API_PATHS.myWords(userId), {
    params: { page, size: LIMITS.cardsPerPage },
    signal,
  });
  return { cards: data, total: Number(headers['x-total-count'] ?? data.length) };
}
