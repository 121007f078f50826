import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { modelSettings } from '#config/ai-settings.ts';
import { Database } from '#database/database.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { type ModelProcess, startModelServer } from '../../../test/support/models/model-process.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { AiUsageRepository } from './ai-usage.repository.ts';
import { LexiconTranslator } from './lexicon-translator.ts';
import { ModelClient } from './model/model-client.ts';
import { ProviderGate } from './model/provider-gate.ts';
import { ModelTranslator } from './model-translator.ts';
import { RememberedTranslations } from './remembered-translations.repository.ts';

const NAMES = { es: 'Spanish', de: 'German', nl: 'Dutch', xx: 'Unheard-of' };
type Code = keyof typeof NAMES;

describe('translating with a language model', () => {
  let server: ModelProcess;
  let testDatabase: TestDatabase;
  let database: Database;
  const lexicon = new LexiconTranslator();
  beforeAll(async () => {
    [server, testDatabase] = await Promise.all([startModelServer(), createTestDatabase()]);
    Logger.overrideLogger(false);
    database = new Database(testDatabase.dataSource);
  });
  beforeEach(async () => {
    await server.be({ kind: 'well' });
    await database.query('TRUNCATE remembered_translations, ai_usage');
  });
  afterAll(async () => {
    await Promise.all([server.stop(), testDatabase.drop()]);
  });

  /** What one API process has. */
  function aProcess(model = 'test-model'): ModelTranslator {
    const settings = modelSettings({
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: server.environment['AI_BASE_URL'],
      AI_MODEL: model,
    });
    if (!settings) throw new Error('There is no model');
    return new ModelTranslator(
      settings,
      new ModelClient(settings),
      new ProviderGate(),
      new RememberedTranslations(database),
      new AiUsageRepository(database),
      lexicon,
    );
  }

  async function search(
    translator: ModelTranslator,
    word: string,
    codes: Code[] = ['es', 'de'],
    signal = AbortSignal.timeout(9_000),
  ) {
    const came: string[] = [];
    const { found, failed } = await translator.translate({
      word,
      field: undefined,
      languages: codes.map((code) => ({ code, name: NAMES[code] })),
      signal,
      onTranslation: (code) => came.push(code),
    });
    const words = Object.fromEntries(
      [...found].map(([code, translation]) => [code, translation.word]),
    );
    return { words, failed: [...failed], came };
  }

  const calls = async () => (await server.report()).calls.length;
  const usage = async () => {
    const [day] = await new AiUsageRepository(database).list(1);
    return day && { calls: day.calls, failures: day.failures, hits: day.hits };
  };

  it('asks once and remembers for everybody, whatever the case and outer blanks', async () => {
    const answer = { es: 'Cat (es)', de: 'Cat (de)' };
    expect(await search(aProcess(), 'Cat')).toEqual({
      words: answer,
      failed: [],
      came: ['es', 'de'],
    });
    expect((await search(aProcess(), ' cAT ')).words).toEqual(answer);
    expect(await calls()).toBe(1);
    await eventually(async () => expect(await usage()).toEqual({ calls: 1, failures: 0, hits: 2 }));
  });

  it('asks for the languages alone that are not remembered', async () => {
    await search(aProcess(), 'cat', ['es']);
    expect((await search(aProcess(), 'cat', ['es', 'de'])).words).toHaveProperty('de');
    const [, second] = (await server.report()).calls;
    expect(second?.messages.at(-1)?.content).toBe(
      '{"word":"cat","languages":[{"code":"de","name":"German"}]}',
    );
  });

  it('asks another model anew', async () => {
    await search(aProcess('one'), 'cat');
    await search(aProcess('other'), 'cat');
    expect(await calls()).toBe(2);
  });

  it('makes one call for twenty equal searches at once in two processes', async () => {
    await server.be({ kind: 'held' });
    const processes = [aProcess(), aProcess()];
    const searches = Array.from({ length: 20 }, (_, index) => search(processes[index % 2]!, 'cat'));
    await eventually(async () => expect(await calls()).toBe(1));
    await server.release();
    for (const { words, failed } of await Promise.all(searches)) {
      expect(words).toEqual({ es: 'cat (es)', de: 'cat (de)' });
      expect(failed).toEqual([]);
    }
    expect(await calls()).toBe(1);
  });

  it('shares the failure too: twenty searches do not ask a broken provider one after the other', async () => {
    await server.be({ kind: 'held, then 500' });
    const processes = [aProcess(), aProcess()];
    const searches = Array.from({ length: 20 }, (_, index) =>
      search(processes[index % 2]!, 'qwertz'),
    );
    await eventually(async () => expect(await calls()).toBe(1));
    await server.release();
    for (const { failed } of await Promise.all(searches)) expect(failed).toEqual(['es', 'de']);
    expect(await calls()).toBe(1);
  });

  it('holds no database connection while the model is awaited', async () => {
    await server.be({ kind: 'held' });
    const translator = aProcess();
    const words = ['one', 'two', 'three'];
    const searches = words.map((word) => search(translator, word));
    await eventually(async () => expect(await calls()).toBe(3));
    const [busy] = await database.query<{ count: number }[]>(
      `SELECT count(*)::integer FROM pg_stat_activity
        WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()`,
    );
    expect(busy?.count).toBe(0);
    await server.release();
    await Promise.all(searches);
  });

  it('shows each translation as it comes', async () => {
    await server.be({ kind: 'one, then held' });
    const came: string[] = [];
    const whole = aProcess().translate({
      word: 'cat',
      field: undefined,
      languages: [
        { code: 'es', name: 'Spanish' },
        { code: 'de', name: 'German' },
      ],
      signal: AbortSignal.timeout(9_000),
      onTranslation: (code) => came.push(code),
    });
    await eventually(() => expect(came).toEqual(['es']));
    await server.release();
    await whole;
    expect(came).toEqual(['es', 'de']);
  });

  it('lets a caller stop waiting, and keeps for the next what comes afterwards', async () => {
    await server.be({ kind: 'held' });
    const translator = aProcess();
    const { words, failed } = await search(translator, 'qwertz', ['es'], AbortSignal.timeout(200));
    expect({ words, failed }).toEqual({ words: {}, failed: ['es'] });
    await server.release();
    await eventually(async () => {
      expect((await search(translator, 'qwertz', ['es'])).words).toEqual({ es: 'qwertz (es)' });
    });
    expect(await calls()).toBe(1);
  });

  it('takes from the dictionary what the model failed at, and names the rest as failed', async () => {
    await server.be({ kind: 'status', status: 500 });
    expect(await search(aProcess(), 'house', ['es', 'nl'])).toMatchObject({
      words: { es: 'la casa' },
      failed: ['nl'],
    });
    await server.be({ kind: 'well' });
    const [again] = await Promise.all([search(aProcess(), 'house', ['es', 'nl'])]);
    expect(again.words).toEqual({ es: 'house (es)', nl: 'house (nl)' });
  });

  it('remembers that the model knows no such word', async () => {
    await server.be({ kind: 'unknown' });
    const nothing = { words: {}, failed: [] };
    expect(await search(aProcess(), 'asdfg')).toMatchObject(nothing);
    expect(await search(aProcess(), 'asdfg')).toMatchObject(nothing);
    expect(await calls()).toBe(1);
  });

  it('leaves a provider alone after five failures in a row', async () => {
    await server.be({ kind: 'status', status: 500 });
    const translator = aProcess();
    for (let index = 0; index < 8; index += 1) await search(translator, `word ${index}`);
    expect(await calls()).toBe(5);
  });

  it('asks a provider again once its pause is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      await server.be({ kind: 'status', status: 500 });
      const translator = aProcess();
      for (let index = 0; index < 6; index += 1) await search(translator, `word ${index}`);
      await server.be({ kind: 'well' });
      vi.setSystemTime(Date.now() + 30_001);
      expect((await search(translator, 'cat')).words).toHaveProperty('es');
    } finally {
      vi.useRealTimers();
    }
  });

  it('leaves a provider alone that asks for it, for as long as it says', async () => {
    await server.be({ kind: 'status', status: 429, retryAfter: '20' });
    const translator = aProcess();
    await search(translator, 'one');
    await search(translator, 'two');
    expect(await calls()).toBe(1);
    await search(aProcess(), 'three');
    expect(await calls()).toBe(2);
  });

  it('asks four times at once and lets the others wait', async () => {
    await server.be({ kind: 'held' });
    const translator = aProcess();
    const searches = Array.from({ length: 10 }, (_, index) => search(translator, `word ${index}`));
    await eventually(async () => expect(await calls()).toBe(4));
    await server.release();
    const answers = await Promise.all(searches);
    expect(answers.every(({ failed }) => failed.length === 0)).toBe(true);
    expect(await calls()).toBe(10);
  });

  it('takes over what a process that died was asking for', async () => {
    await database.query(
      `INSERT INTO remembered_translations
         (word_key, field, provider, model, prompt_version, language_code, claimed_until)
       VALUES ('cat', '', 'openai-compatible', 'test-model', 1, 'es', now() - interval '1 second')`,
    );
    expect((await search(aProcess(), 'cat', ['es'])).words).toEqual({ es: 'cat (es)' });
  });
});
