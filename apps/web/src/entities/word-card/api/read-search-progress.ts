import type { MissingLanguage, SearchProgress } from '@wordloom/contracts/search-progress';
import type { WordCard } from '@wordloom/contracts/word-cards';
import { ApiFailure } from '#shared/api-client/api-failure.ts';

/** What is there before the search has ended. */
export type SearchStep = Extract<SearchProgress, { kind: 'card' | 'translation' }>;

export interface SearchOutcome {
  cards: WordCard[];
  missing: MissingLanguage[];
}

/**
 * Reads an answer of lines to its end and passes on what comes before it.
 * @throws ApiFailure the error of the last line, `unreachable` when the answer breaks off before it
 */
export async function readSearchProgress(
  text: AsyncIterable<string>,
  onStep: (step: SearchStep) => void,
): Promise<SearchOutcome> {
  let outcome: SearchOutcome | undefined;
  for await (const line of linesOf(text)) {
    const progress = JSON.parse(line) as SearchProgress;
    if (progress.kind === 'error') throw failureIn(progress.error);
    if (progress.kind === 'done') outcome = progress;
    else onStep(progress);
  }
  if (!outcome) throw new ApiFailure({ statusCode: 0, code: 'unreachable' });
  return outcome;
}

async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of text) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line.trim() !== '');
  }
  if (rest.trim() !== '') yield rest;
}

function failureIn(error: Extract<SearchProgress, { kind: 'error' }>['error']): ApiFailure {
  const { statusCode, code, message, details } = error;
  return new ApiFailure({ statusCode, code, serverMessage: message, details });
}
