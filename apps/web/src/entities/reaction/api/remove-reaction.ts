import { API_PATHS } from '@wordloom/contracts/paths';
import { apiClient } from '#shared/api-client/api-client.ts';

export async function removeReaction(id: number): Promise<void> {
  await apiClient.delete(API_PATHS.reaction(id));
}
