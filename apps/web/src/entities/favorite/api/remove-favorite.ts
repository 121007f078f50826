import type { Favorite } from '@wordloom/contracts/favorites';
import { API_PATHS } from '@wordloom/contracts/paths';
import { apiClient } from '#shared/api-client/api-client.ts';

/** Removing one that is not there changes nothing. */
export async function removeFavorite({ userId, wordTranslationId }: Favorite): Promise<void> {
  await apiClient.delete(API_PATHS.favorite(userId, wordTranslationId));
}
