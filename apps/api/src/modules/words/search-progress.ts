import { SEARCH_PROGRESS_TYPE, type SearchProgress } from '@wordloom/contracts/search-progress';
import type { Response } from 'express';
import { toApiError, toAppError } from '#shared/http/error.filter.ts';
import type { SearchedCards, SearchListener } from './save-words.service.ts';

/**
 * Answers a search line by line. What goes wrong before the first line is an ordinary error answer; what goes
 * wrong afterwards is the last line.
 */
export async function answerAsItComes(
  response: Response,
  search: (listener: SearchListener) => Promise<SearchedCards>,
): Promise<void> {
  const send = (progress: SearchProgress) => {
    if (!response.headersSent) {
      // No proxy may keep the lines back to send them together.
      response.writeHead(200, {
        'Content-Type': SEARCH_PROGRESS_TYPE,
        'X-Accel-Buffering': 'no',
      });
    }
    response.write(`${JSON.stringify(progress)}\n`);
  };
  try {
    const { cards, missing } = await search({
      onCard: (card) => send({ kind: 'card', card }),
      onTranslation: (languageCode, { word, description, example }) =>
        send({
          kind: 'translation',
          languageCode,
          translatedWord: word,
          translatedDescription: description,
          translatedExample: example,
        }),
    });
    send({ kind: 'done', cards, missing });
  } catch (error) {
    if (!response.headersSent) throw error;
    send({ kind: 'error', error: toApiError(toAppError(error)) });
  }
  response.end();
}
