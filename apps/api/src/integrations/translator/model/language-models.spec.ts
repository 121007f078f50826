import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { modelSettings } from '#config/ai-settings.ts';
import { startClouds } from '../../../../test/support/models/cloud-server.ts';
import { ModelClient } from './model-client.ts';

describe('the clouds', () => {
  let clouds: Awaited<ReturnType<typeof startClouds>>;
  beforeAll(async () => {
    clouds = await startClouds();
  });
  beforeEach(() => void clouds.calls.splice(0));
  afterAll(() => clouds.close());

  it.each([
    ['openai', '/responses', 'authorization', 'Bearer the-key'],
    ['anthropic', '/messages', 'x-api-key', 'the-key'],
    ['google', '/models/cloud-model:streamGenerateContent', 'x-goog-api-key', 'the-key'],
  ] as const)(
    '%s is asked in its own way, with key and schema, once',
    async (provider, path, header, key) => {
      const settings = modelSettings({
        AI_PROVIDER: provider,
        AI_BASE_URL: clouds.baseUrl,
        AI_API_KEY: 'the-key',
        AI_MODEL: 'cloud-model',
      });
      if (!settings) throw new Error('There is no model');
      const { found, usage } = await new ModelClient(settings).ask({
        question: {
          word: 'cat',
          field: undefined,
          languages: [
            { code: 'es', name: 'Spanish' },
            { code: 'de', name: 'German' },
          ],
        },
        signal: AbortSignal.timeout(5_000),
        onTranslation: () => undefined,
      });
      expect([...found].map(([code, { word }]) => [code, word])).toEqual([
        ['es', 'cat (es)'],
        ['de', 'cat (de)'],
      ]);
      expect(usage).toEqual({ inputTokens: 7, outputTokens: 5 });
      const [call, ...more] = clouds.calls;
      expect(more).toEqual([]);
      expect(call?.path).toBe(path);
      expect(call?.headers[header]).toBe(key);
      expect(JSON.stringify(call?.body)).toContain('"languageCode":{"type":"string"');
    },
  );
});
