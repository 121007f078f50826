import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import {
  SEARCH_PROGRESS_TYPE,
  type SearchProgress,
  searchProgressSchema,
} from '@wordloom/contracts/search-progress';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DemoService } from '../../src/modules/demo/demo.service.ts';
import { eventually } from '../support/eventually.ts';
import { type ModelProcess, startModelServer } from '../support/models/model-process.ts';
import { createTestApp, type Learner, type TestApp } from '../support/test-app.ts';

const METRICS_TOKEN = 'sixteen characters';
const MULTIPLE = '/api/view/save/word/multiple';

describe('a search with a language model', () => {
  let server: ModelProcess;
  let product: TestApp;
  let ana: Learner;
  let body: (word: string, ...languageCodes: string[]) => object;
  beforeAll(async () => {
    server = await startModelServer();
    product = await createTestApp({ ...server.environment, METRICS_TOKEN });
    ana = await product.signUp('ana');
    const { body: categories } = await product.call('get', '/api/category', ana);
    const [{ id: categoryId }] = categories as [{ id: number }];
    body = (word, ...languageCodes) => ({ userId: ana.id, word, categoryId, languageCodes });
  });
  beforeEach(() => server.be({ kind: 'well' }));
  afterAll(async () => {
    await Promise.all([server.stop(), product.close()]);
  });

  /** The lines of a search, as they come. */
  async function* lines(given: object): AsyncGenerator<SearchProgress, void> {
    const { port } = product.app.getHttpServer().address() as AddressInfo;
    const call = request({
      port,
      method: 'POST',
      path: MULTIPLE,
      headers: {
        authorization: `Bearer ${ana.token}`,
        accept: `${SEARCH_PROGRESS_TYPE}, application/json`,
        'content-type': 'application/json',
      },
    });
    const answered = once(call, 'response') as Promise<[NodeJS.ReadableStream]>;
    call.end(JSON.stringify(given));
    const [response] = await answered;
    for await (const line of createInterface(response)) {
      yield searchProgressSchema.parse(JSON.parse(line));
    }
  }

  async function all(progress: AsyncIterable<SearchProgress>): Promise<SearchProgress[]> {
    const told: SearchProgress[] = [];
    for await (const one of progress) told.push(one);
    return told;
  }

  it('tells of each translation as it comes, and last of the cards', async () => {
    await server.be({ kind: 'one, then held' });
    const progress = lines(body('cat', 'es', 'de'));
    expect((await progress.next()).value).toEqual({
      kind: 'translation',
      languageCode: 'es',
      translatedWord: 'cat (es)',
      translatedDescription: 'What cat means in es.',
      translatedExample: 'A sentence with cat in es.',
    });
    await server.release();
    expect((await progress.next()).value).toMatchObject({ languageCode: 'de' });
    const { value: last } = await progress.next();
    expect(last).toMatchObject({ kind: 'done', missing: [] });
    expect(last).toHaveProperty('cards.0.translatedWord', 'cat (es)');
    expect((await progress.next()).done).toBe(true);
  });

  it('shows at once the cards that are there, and asks for the others', async () => {
    await product.call('post', MULTIPLE, ana).send(body('dog', 'es')).expect(201);
    const told = await all(lines(body('dog', 'de', 'es')));
    expect(told.map(({ kind }) => kind)).toEqual(['card', 'translation', 'done']);
    const done = told.at(-1);
    const codes = done?.kind === 'done' && done.cards.map(({ languageCode }) => languageCode);
    expect(codes).toEqual(['de', 'es']);
  });

  it('names the languages that failed; they alone are asked for again', async () => {
    await server.be({ kind: 'spoilt', how: 'overlong', repairs: false });
    const failed = await all(lines(body('qwertz', 'nl', 'de')));
    expect(failed.at(-1)).toMatchObject({
      kind: 'done',
      missing: [{ languageCode: 'nl', reason: 'failed' }],
    });
    await server.be({ kind: 'well' });
    const again = await all(lines(body('qwertz', 'nl')));
    expect(again.at(-1)).toMatchObject({ missing: [], cards: [{ languageCode: 'nl' }] });
    expect((await server.report()).calls).toHaveLength(1);
  });

  it('is an ordinary error when nothing came', async () => {
    await server.be({ kind: 'status', status: 400 });
    const { status, body: error } = await product
      .call('post', MULTIPLE, ana)
      .set('Accept', SEARCH_PROGRESS_TYPE)
      .send(body('zzzz', 'nl'));
    expect({ status, error }).toMatchObject({
      status: 503,
      error: { code: 'translator.unavailable' },
    });
  });

  it('says that the model knows no such word', async () => {
    await server.be({ kind: 'unknown' });
    const { status, body: error } = await product
      .call('post', MULTIPLE, ana)
      .send(body('hous', 'nl'));
    expect({ status, error }).toMatchObject({
      status: 404,
      error: {
        code: 'translation.not_found',
        details: expect.arrayContaining([{ path: 'word', message: 'house' }]) as unknown,
      },
    });
  });

  it('makes one card and one call of twenty equal searches at once', async () => {
    await server.be({ kind: 'well' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        product.call('post', MULTIPLE, ana).send(body('owl', 'es', 'de')),
      ),
    );
    const ids = answers.map((answer) =>
      (answer.body as { wordTranslationId: number }[]).map((card) => card.wordTranslationId),
    );
    expect(new Set(ids.map(String)).size).toBe(1);
    expect((await server.report()).calls).toHaveLength(1);
  });

  it('asks nothing of the model for the demo', async () => {
    await server.be({ kind: 'hang' });
    await product.app.get(DemoService).seed();
    expect((await server.report()).calls).toEqual([]);
  });

  it('counts what the model was asked, for who has the token of the metrics', async () => {
    const metrics = (token: string) => product.call('get', '/api/metrics', token);
    const counted = async () => {
      const { text } = await metrics(METRICS_TOKEN).expect(200);
      return Number(/^wordloom_ai_output_tokens_total (\d+)$/m.exec(text)?.[1]);
    };
    const before = await counted();
    await product.call('post', MULTIPLE, ana).send(body('bee', 'es')).expect(201);
    await eventually(async () => expect(await counted()).toBe(before + 50));
    await metrics(ana.token).expect(401);
    await metrics('').expect(401);
  });

  it('gives a personal word its translated word, and never fails for the model', async () => {
    const single = (word: string) => ({
      user: ana.id,
      word,
      languageCode: 'nl',
      categoryId: 1,
      description: 'As I see it',
      example: 'My own words.',
    });
    const send = (word: string) =>
      product.call('post', '/api/view/save/word/single', ana).send(single(word)).expect(201);
    expect((await send('tree')).body).toMatchObject([{ translatedWord: 'tree (nl)' }]);
    await server.be({ kind: 'status', status: 500 });
    expect((await send('bush')).body).toMatchObject([{ translatedWord: 'bush' }]);
  });
});
