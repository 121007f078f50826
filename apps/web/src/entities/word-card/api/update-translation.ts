import { API_PATHS } from '@wordloom/contracts/paths';
import type { EditTranslation } from '@wordloom/contracts/translations';
import type { WordCard } from '@wordloom/contracts/word-cards';
import { apiClient } from '#shared/api-client/api-client.ts';

export async function updateTranslation(id: number, texts: EditTranslation): Promise<WordCard> {
  const { data } = await apiClient.put<WordCard>(API_PATHS.translation(id), texts);
  return data;
}
