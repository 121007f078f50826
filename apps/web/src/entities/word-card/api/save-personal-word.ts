import { API_PATHS } from '@wordloom/contracts/paths';
import type { SaveSingle } from '@wordloom/contracts/save-words';
import type { WordCard } from '@wordloom/contracts/word-cards';
import { apiClient } from '#shared/api-client/api-client.ts';

export async function savePersonalWord(word: SaveSingle): Promise<WordCard[]> {
  const { data } = await apiClient.post<WordCard[]>(API_PATHS.saveSingle, word);
  return data;
}
