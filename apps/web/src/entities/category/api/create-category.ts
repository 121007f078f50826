import type { Category, CreateCategory } from '@wordloom/contracts/categories';
import { API_PATHS } from '@wordloom/contracts/paths';
import { apiClient } from '#shared/api-client/api-client.ts';

export async function createCategory(category: CreateCategory): Promise<Category> {
  const { data } = await apiClient.post<Category>(API_PATHS.categories, category);
  return data;
}
