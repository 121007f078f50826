import type { SearchProgress } from '@wordloom/contracts/search-progress';
import { aTranslation } from '@wordloom/test-kit/a-search-stream';
import { aWordCard } from '@wordloom/test-kit/a-word-card';
import { expect, it } from 'vitest';
import {
  readSearchProgress,
  type SearchStep,
} from '#entities/word-card/api/read-search-progress.ts';

const DONE: SearchProgress = { kind: 'done', cards: [aWordCard()], missing: [] };

async function* inPieces(lines: readonly SearchProgress[], size: number): AsyncGenerator<string> {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  for (let at = 0; at < text.length; at += size) {
    yield await Promise.resolve(text.slice(at, at + size));
  }
}

async function read(lines: readonly SearchProgress[], size: number) {
  const steps: SearchStep[] = [];
  const outcome = await readSearchProgress(inPieces(lines, size), (step) => steps.push(step));
  return { steps, outcome };
}

it.each([1, 7, 10_000])('reads lines that arrive %i characters at a time', async (size) => {
  const steps = [{ kind: 'card' as const, card: aWordCard() }, aTranslation('de', 'die Eule')];
  expect(await read([...steps, DONE], size)).toEqual({ steps, outcome: DONE });
});

it('throws the error of the last line', async () => {
  const error = { statusCode: 503, code: 'translator.unavailable', message: 'Later' } as const;
  await expect(read([{ kind: 'error', error }], 50)).rejects.toMatchObject({
    statusCode: 503,
    code: 'translator.unavailable',
    serverMessage: 'Later',
  });
});

it('takes an answer that ends too early for a lost connection', async () => {
  await expect(read([aTranslation('de', 'die Eule')], 50)).rejects.toMatchObject({
    code: 'unreachable',
  });
});
