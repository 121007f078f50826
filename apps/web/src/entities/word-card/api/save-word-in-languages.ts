import { API_PATHS } from '@wordloom/contracts/paths';
import type { SaveMultiple } from '@wordloom/contracts/save-words';
import type { WordCard } from '@wordloom/contracts/word-cards';
import { apiClient } from '#shared/api-client/api-client.ts';

/** Translates a word into each language and answers one card for each that succeeded. */
export async function saveWordInLanguages(word: SaveMultiple): Promise<WordCard[]> {
  const { data } = await apiClient.post<WordCard[]>(API_PATHS.saveMultiple, word);
  return data;
}
