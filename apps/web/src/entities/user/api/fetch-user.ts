import { API_PATHS } from '@wordloom/contracts/paths';
import type { User } from '@wordloom/contracts/users';
import { apiClient } from '#shared/api-client/api-client.ts';

export async function fetchUser(id: number, signal?: AbortSignal): Promise<User> {
  const { data } = await apiClient.get<User>(API_PATHS.user(id), signal ? { signal } : {});
  return data;
}
