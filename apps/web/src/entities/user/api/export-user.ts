import { API_PATHS } from '@wordloom/contracts/paths';
import type { UserExport } from '@wordloom/contracts/users';
import { apiClient } from '#shared/api-client/api-client.ts';

/** Everything the product keeps of one learner. */
export async function exportUser(id: number): Promise<UserExport> {
  const { data } = await apiClient.get<UserExport>(API_PATHS.userExport(id));
  return data;
}
