import { API_PATHS } from '@wordloom/contracts/paths';
import type { Reaction } from '@wordloom/contracts/reactions';
import { apiClient } from '#shared/api-client/api-client.ts';

export async function fetchReactions(cardId: number): Promise<Reaction[]> {
  const { data } = await apiClient.get<Reaction[]>(API_PATHS.reactionsOfCard(cardId));
  return data;
}
