import { API_PATHS } from '@wordloom/contracts/paths';
import { apiClient } from '#shared/api-client/api-client.ts';

/** Takes the token with it, because the session is cleared before the answer comes. */
export async function logOut(token: string): Promise<void> {
  await apiClient.post(API_PATHS.logout, undefined, {
    headers: { Authorization: `Bearer ${token}` },
  });
}
