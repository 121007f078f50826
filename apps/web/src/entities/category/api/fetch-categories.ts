import type { Category } from '@wordloom/contracts/categories';
import { API_PATHS } from '@wordloom/contracts/paths';
import { apiClient } from '#shared/api-client/api-client.ts';

export async function fetchCategories(signal: AbortSignal): Promise<Category[]> {
  const { data } = await apiClient.get<Category[]>(API_PATHS.categories, { signal });
  return data;
}
