import type { AddFavorite } from '@wordloom/contracts/favorites';
import { API_PATHS } from '@wordloom/contracts/paths';
import { apiClient } from '#shared/api-client/api-client.ts';

/** Adding one that is there already changes nothing. */
export async function addFavorite(favorite: AddFavorite): Promise<void> {
  await apiClient.post(API_PATHS.favorites, favorite);
}
