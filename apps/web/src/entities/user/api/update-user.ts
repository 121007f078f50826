import { API_PATHS } from '@wordloom/contracts/paths';
import type { UpdateUser, User } from '@wordloom/contracts/users';
import { apiClient } from '#shared/api-client/api-client.ts';

/** Changes what is given. A new e-mail waits in `pendingEmail` until its link is followed. */
export async function updateUser(id: number, changes: UpdateUser): Promise<User> {
  const { data } = await apiClient.put<User>(API_PATHS.user(id), changes);
  return data;
}
