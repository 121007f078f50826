import { API_PATHS } from '@wordloom/contracts/paths';
import { apiClient } from '#shared/api-client/api-client.ts';

export async function deleteTranslation(id: number, userId: number): Promise<void> {
  await apiClient.delete(API_PATHS.translation(id), { params: { userId } });
}
