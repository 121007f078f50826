import { API_PATHS } from '@wordloom/contracts/paths';
import type { SaveMultiple } from '@wordloom/contracts/save-words';
import type { WordCard } from '@wordloom/contracts/word-cards';
import {
  readSearchProgress,
  type SearchOutcome,
  type SearchStep,
} from '#entities/word-card/api/read-search-progress.ts';
import { postForStream } from '#shared/api-client/post-for-stream.ts';
import { joined } from '#shared/api-client/read-text.ts';

// The contract's own constant would bring its schemas along.
const LINES = 'application/x-ndjson';

/**
 * Translates a word into each language: the steps as they come, where the server tells them, and at the end the
 * cards and the languages that have none. A server that answers an array says of those only that they failed.
 */
export async function saveWordInLanguages(
  word: SaveMultiple,
  onStep: (step: SearchStep) => void,
): Promise<SearchOutcome> {
  const accept = `${LINES}, application/json`;
  const { contentType, text } = await postForStream(API_PATHS.saveMultiple, word, accept);
  if (contentType.startsWith(LINES)) return readSearchProgress(text, onStep);
  const cards = JSON.parse(await joined(text)) as WordCard[];
  const found = new Set(cards.map(({ languageCode }) => languageCode));
  const missing = word.languageCodes
    .filter((languageCode) => !found.has(languageCode))
    .map((languageCode) => ({ languageCode, reason: 'failed' as const }));
  return { cards, missing };
}
