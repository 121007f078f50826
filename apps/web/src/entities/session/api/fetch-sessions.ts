import type { Session } from '@wordloom/contracts/auth';
import { API_PATHS } from '@wordloom/contracts/paths';
import { apiClient } from '#shared/api-client/api-client.ts';

/** The learner's live sessions, newest first. */
export async function fetchSessions(signal: AbortSignal): Promise<Session[]> {
  const { data } = await apiClient.get<Session[]>(API_PATHS.sessions, { signal });
  return data;
}
