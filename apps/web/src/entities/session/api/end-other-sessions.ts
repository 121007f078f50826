import { API_PATHS } from '@wordloom/contracts/paths';
import { apiClient } from '#shared/api-client/api-client.ts';

/** Signs the learner out everywhere but here. */
export async function endOtherSessions(): Promise<void> {
  await apiClient.delete(API_PATHS.sessions);
}
