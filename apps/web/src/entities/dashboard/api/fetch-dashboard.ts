import type { Dashboard } from '@wordloom/contracts/dashboard';
import { API_PATHS } from '@wordloom/contracts/paths';
import { apiClient } from '#shared/api-client/api-client.ts';

export async function fetchDashboard(signal: AbortSignal): Promise<Dashboard> {
  const { data } = await apiClient.get<Dashboard>(API_PATHS.dashboard, { signal });
  return data;
}
