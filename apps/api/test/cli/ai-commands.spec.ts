import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AdminDesk, openAdminDesk } from '../support/admin-desk.ts';
import { buildCommandLine, runCommand } from '../support/command-line.ts';
import { type ModelProcess, startModelServer } from '../support/models/model-process.ts';

describe('the admin commands for the language model', { timeout: 60_000 }, () => {
  let desk: AdminDesk;
  let server: ModelProcess;
  let entry: string;
  beforeAll(async () => {
    [desk, server] = await Promise.all([openAdminDesk(), startModelServer()]);
    entry = await buildCommandLine();
  });
  beforeEach(async () => {
    await server.be({ kind: 'well' });
    await desk.rows('TRUNCATE remembered_translations, ai_usage');
  });
  afterAll(() => Promise.all([desk.close(), server.stop()]));

  const check = (...args: string[]) =>
    runCommand(entry, ['ai', 'check', ...args], { DATA_DIR: desk.dataDir, ...server.environment });

  it('say what the model answers to three words, and at what cost', async () => {
    const { code, stdout } = await check();
    expect(code).toBe(0);
    expect(stdout.replaceAll(/\d\.\d|\b\d(?=  )/g, '#')).toMatch(
      /^openai-compatible · test-model\nWORD.*\nhouse +house \(es\) · house \(de\) +# +100 +50 +works\n/,
    );
    expect(stdout.trimEnd().split('\n')).toHaveLength(5);
    expect((await server.report()).calls).toHaveLength(3);
  });

  it('say which languages a model gets wrong', async () => {
    await server.be({ kind: 'spoilt', how: 'overlong', repairs: false });
    const { words } = JSON.parse((await check('--json')).stdout) as {
      words: { missing: string[] }[];
    };
    expect(words.map(({ missing }) => missing)).toEqual([['es'], ['en'], ['en']]);
  });

  it('say in one sentence that the provider does not answer', async () => {
    await server.be({ kind: 'status', status: 401 });
    const { code, stdout, stderr } = await check();
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trimEnd().split('\n').at(-1)).toBe(
      'openai-compatible · test-model does not answer: Trouble',
    );
  });

  it('have nothing to check where the dictionary answers', async () => {
    const { stdout } = await desk.admin('ai', 'check');
    expect(stdout).toContain('the bundled dictionary answers');
  });

  it('forget one word, however it is typed, or all', async () => {
    await desk.rows(
      `INSERT INTO remembered_translations
         (word_key, field, provider, model, prompt_version, language_code, content)
       SELECT word, '', 'p', 'm', 1, code, '{}'
         FROM unnest(ARRAY['cat', 'dog']) AS word, unnest(ARRAY['es', 'de']) AS code`,
    );
    expect(await desk.adminJson('ai', 'forget', ' CAT ')).toEqual({ forgotten: 2 });
    expect(await desk.rows('SELECT DISTINCT word_key FROM remembered_translations')).toEqual([
      { word_key: 'dog' },
    ]);
    expect((await desk.admin('ai', 'forget', '--all')).stdout).toBe('Forgot 2 translations.\n');
  });

  it('show what was asked and what it cost, by day', async () => {
    expect((await desk.admin('ai', 'stats')).stdout).toBe('No model was asked in these days.\n');
    await desk.rows(
      `INSERT INTO ai_usage SELECT (now() AT TIME ZONE 'UTC')::date - days, 'openai', 'm', 5, 1, 7, 900, 400
         FROM unnest(ARRAY[0, 40]) AS days`,
    );
    expect(await desk.adminJson('ai', 'stats')).toMatchObject([
      { model: 'm', calls: 5, failures: 1, hits: 7, inputTokens: 900, outputTokens: 400 },
    ]);
  });

  it.each([
    [['ai', 'forget'], 'Name one word, or all with --all.'],
    [['ai', 'forget', 'cat', '--all'], 'Name one word, or all with --all.'],
    [['ai', 'stats', '--days', '0'], 'Days are a number from 1 to 9999.'],
  ])('refuse %j with one sentence', async (args, sentence) => {
    const { code, stderr } = await desk.admin(...args);
    expect({ code, stderr: stderr.trimEnd() }).toEqual({ code: 1, stderr: sentence });
  });
});
