import { API_PATHS } from '@wordloom/contracts/paths';
import { apiClient } from '#shared/api-client/api-client.ts';

/** Removes the account and everything it owns. */
export async function deleteUser(id: number): Promise<void> {
  await apiClient.delete(API_PATHS.user(id));
}
