import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modelSettings } from '#config/ai-settings.ts';
import {
  type ModelProcess,
  type Mood,
  startModelServer,
} from '../../../../test/support/models/model-process.ts';
import { ModelClient } from './model-client.ts';

const LANGUAGES = [
  { code: 'es', name: 'Spanish' },
  { code: 'de', name: 'German' },
];

describe('a language model behind an OpenAI-compatible server', () => {
  let server: ModelProcess;
  beforeAll(async () => {
    server = await startModelServer();
  });
  afterAll(() => server.stop());

  async function ask(
    mood: Mood,
    { signal = AbortSignal.timeout(5_000), languages = LANGUAGES } = {},
  ) {
    await server.be(mood);
    const settings = modelSettings({
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: server.environment['AI_BASE_URL'],
      AI_MODEL: 'test-model',
    });
    if (!settings) throw new Error('There is no model');
    const client = new ModelClient(settings);
    const came: string[] = [];
    const question = { word: 'cat', field: 'animals', languages };
    const answer = await client.ask({ question, signal, onTranslation: (code) => came.push(code) });
    const words = Object.fromEntries([...answer.found].map(([code, { word }]) => [code, word]));
    return { ...answer, words, came, ...(await server.report()) };
  }

  it('is asked once for all languages, with a strict schema, and answers cards', async () => {
    const { found, words, came, calls, refused, usage } = await ask({ kind: 'strict' });
    expect(refused).toEqual([]);
    expect(calls).toHaveLength(1);
    expect(words).toEqual({ es: 'cat (es)', de: 'cat (de)' });
    expect(came).toEqual(['es', 'de']);
    expect(found.get('es')).toEqual({
      word: 'cat (es)',
      description: 'What cat means in es.',
      example: 'A sentence with cat in es.',
      partOfSpeech: 'noun',
      pronunciation: 'kæt',
      drawings: ['cat'],
    });
    expect(usage).toEqual({ inputTokens: 100, outputTokens: 50 });
  });

  it('may think aloud and put its answer into a code fence', async () => {
    const { words } = await ask({ kind: 'fenced' });
    expect(words).toEqual({ es: 'cat (es)', de: 'cat (de)' });
  });

  it('may refuse JSON schemas: the prompt holds the schema as well', async () => {
    const { words, calls } = await ask({ kind: 'no schema' });
    expect(words).toEqual({ es: 'cat (es)', de: 'cat (de)' });
    expect(calls.map(({ response_format: format }) => format?.type)).toEqual([
      'json_schema',
      'json_object',
    ]);
  });

  it('may know no such word', async () => {
    const { known, words, calls } = await ask({ kind: 'unknown' });
    expect(known).toBe(false);
    expect(words).toEqual({});
    expect(calls).toHaveLength(1);
  });

  it.each([
    'overlong',
    'of other languages',
    'in another script',
    'with control characters',
  ] as const)(
    'is asked once more for a translation that comes %s, and for that alone',
    async (how) => {
      const { words, calls } = await ask({ kind: 'spoilt', how, repairs: true });
      expect(words).toEqual({ de: 'cat (de)', es: 'cat (es)' });
      expect(calls).toHaveLength(2);
      const repair = calls[1]?.messages.at(-1)?.content;
      expect(repair).toContain('- es:');
      expect(repair).not.toContain('- de:');
    },
  );

  it.each([
    'overlong',
    'of other languages',
    'in another script',
    'with control characters',
  ] as const)('loses a language that comes %s a second time, and only that', async (how) => {
    const { known, words, calls } = await ask({ kind: 'spoilt', how, repairs: false });
    expect(known).toBe(true);
    expect(words).toEqual({ de: 'cat (de)' });
    expect(calls).toHaveLength(2);
  });

  it('is believed the first time when it answers a language twice', async () => {
    const { words } = await ask({ kind: 'spoilt', how: 'twice', repairs: false });
    expect(words).toEqual({ es: 'cat (es)', de: 'cat (de)' });
  });

  it('has keys nobody asked for passed over', async () => {
    const { found } = await ask({ kind: 'spoilt', how: 'with extra keys', repairs: false });
    expect([...found.keys()]).toEqual(['es', 'de']);
    expect(found.get('es')).not.toHaveProperty('role');
  });

  it('keeps what came before it fell silent', async () => {
    const signal = AbortSignal.timeout(400);
    const { words } = await ask({ kind: 'one, then hang' }, { signal });
    expect(words).toEqual({ es: 'cat (es)' });
  });

  it.each(['cut off', 'too few tokens'] as const)(
    'keeps what came before its answer was %s',
    async (kind) => {
      const { words } = await ask({ kind });
      expect(words).toMatchObject({ es: 'cat (es)' });
    },
  );

  it.each<Mood>([
    { kind: 'status', status: 500 },
    { kind: 'status', status: 401 },
    { kind: 'html' },
    { kind: 'huge' },
    { kind: 'spoilt', how: 'as text', repairs: false },
  ])('fails when it answers $kind $status', async (mood) => {
    await expect(ask(mood)).rejects.toThrow();
  });

  it.each(['hang', 'drip'] as const)('fails in time when it answers with a %s', async (kind) => {
    await expect(ask({ kind }, { signal: AbortSignal.timeout(300) })).rejects.toThrow();
  });
});
