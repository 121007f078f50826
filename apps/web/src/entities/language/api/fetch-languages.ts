import type { Language } from '@wordloom/contracts/languages';
import { API_PATHS } from '@wordloom/contracts/paths';
import { apiClient } from '#shared/api-client/api-client.ts';

export async function fetchLanguages(signal: AbortSignal): Promise<Language[]> {
  const { data } = await apiClient.get<Language[]>(API_PATHS.languages, { signal });
  return data;
}
