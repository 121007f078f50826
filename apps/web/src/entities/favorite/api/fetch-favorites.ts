import type { Favorite } from '@wordloom/contracts/favorites';
import { API_PATHS } from '@wordloom/contracts/paths';
import { apiClient } from '#shared/api-client/api-client.ts';

export async function fetchFavorites(userId: number, signal: AbortSignal): Promise<Favorite[]> {
  const { data } = await apiClient.get<Favorite[]>(API_PATHS.favoritesOf(userId), { signal });
  return data;
}
