import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedReference, shippedReferenceData } from '#database/seeds/seed-reference.ts';
import { runAdmin } from '../../src/cli/program.ts';
import { buildCommandLine, type Outcome, runCommand } from '../support/command-line.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

describe('the admin commands', { timeout: 60_000 }, () => {
  let database: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    await seedReference(database.dataSource, shippedReferenceData());
    folder = mkdtempSync(path.join(tmpdir(), 'wordloom-admin-'));
  });

  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const environment = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: database.url,
    ...more,
  });

  /** Runs a command in this process: a table of mistakes would start too many others. */
  async function admin(args: string[], more?: NodeJS.ProcessEnv): Promise<Outcome> {
    const outcome: Outcome = { code: 0, stdout: '', stderr: '' };
    const spies = (['stdout', 'stderr'] as const).map((stream) =>
      vi.spyOn(process[stream], 'write').mockImplementation((chunk) => {
        outcome[stream] += String(chunk);
        return true;
      }),
    );
    outcome.code = await runAdmin(args, environment(more), '/');
    for (const spy of spies) spy.mockRestore();
    return outcome;
  }

  it.each([
    [['language', 'disable', 'xx'], 'There is no language xx.'],
    [
      ['language', 'add', 'Dansk', 'Danish'],
      '“Dansk” is not a language code; a code is two or three small letters, such as nl.',
    ],
    [['language', 'add', 'da', ' '], "A language's name has 1 to 40 visible characters."],
    [['language', 'add', 'es', 'Castilian'], 'The language es is there already (Spanish).'],
    [['category', 'add', 'ab'], 'Category must be at least 3 characters.'],
    [['category', 'add', ' ánimals'], 'The category Animals is there already (id 1).'],
    [['category', 'rename', 'Food', 'animals'], 'Another category is named animals already.'],
    [['category', 'rename', 'Nothing', 'Something'], 'There is no category Nothing.'],
    [['category', 'merge', 'Food', '2'], 'Food cannot be merged into itself.'],
    [['user', 'disable', 'nobody@example.com'], 'There is no account nobody@example.com.'],
    [['user', 'verify', 'nobody'], 'No registration waits under nobody.'],
    [['user', 'list', '--limit', '0'], 'A limit is a whole number from 1 to 1000.'],
    [['mail', 'list', '--status', 'lost'], 'A status is waiting, sent or failed.'],
    [['mail', 'list', '--limit', '1001'], 'A limit is a whole number from 1 to 1000.'],
    [['mail', 'retry', '4000'], 'There is no mail 4000.'],
    [['mail', 'retry', 'all'], '“all” is not the id of a mail.'],
    [['mail', 'retry'], 'Name one mail by its id, or all with --all-failed.'],
    [['mail', 'retry', '1', '--all-failed'], 'Name one mail by its id, or all with --all-failed.'],
    [['seed', '--file', 'missing.yaml'], 'There is no file missing.yaml.'],
    [['language', 'add', 'da'], "Missing required argument 'name'"],
  ])('answer %j with one sentence and exit 1', async (args, sentence) => {
    expect(await admin([...args, '--json'])).toEqual({
      code: 1,
      stdout: '',
      stderr: `${sentence}\n`,
    });
  });

  it.each([
    ['languages:\n  - { code: nl2, name: Dutch }\n', 'languages.0.code: '],
    ['categories:\n  - { name: Music }\n  - { name: ab }\n', 'categories.1.name: '],
    ['languages:\n  - { code: da, name: "Danish }\n', '(3:1)'],
  ])('name the place of a mistake in a seed file and add nothing', async (yaml, place) => {
    const file = path.join(folder, 'data.yaml');
    writeFileSync(file, yaml);
    const { code, stdout, stderr } = await admin(['seed', '--file', file]);
    expect({ code, stdout, lines: stderr.trimEnd().split('\n').length }).toEqual({
      code: 1,
      stdout: '',
      lines: 1,
    });
    expect(stderr).toContain(place);
    expect(await database.dataSource.query("SELECT FROM categories WHERE name = 'Music'")).toEqual(
      [],
    );
  });

  it('seed what a file has and the product has not, found from where pnpm was called', async () => {
    writeFileSync(
      path.join(folder, 'more.yaml'),
      'languages:\n  - { code: es, name: Other }\n  - { code: fi, name: Finnish }\ncategories:\n  - { name: Weather }\n',
    );
    const { code, stdout } = await admin(['seed', '--file', 'more.yaml'], { INIT_CWD: folder });
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'Added 1 language and 1 category.\n' });
    expect(await database.dataSource.query("SELECT name FROM languages WHERE code = 'es'")).toEqual(
      [{ name: 'Spanish' }],
    );
  });

  it('name the bad setting, and not its value', async () => {
    const { code, stderr } = await admin(['db', 'status'], { SMTP_URL: 'secret-and-wrong' });
    expect(code).toBe(1);
    expect(stderr).toContain('SMTP_URL');
    expect(stderr).not.toContain('secret');
  });

  it('say in one sentence that the database cannot be reached', async () => {
    const { code, stderr } = await admin(['language', 'list'], {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The database cannot be reached: [^\n]+\n$/);
  });

  it.each([
    ['seed'],
    ['language add'],
    ['language list'],
    ['language disable'],
    ['language enable'],
    ['category add'],
    ['category list'],
    ['category rename'],
    ['category merge'],
    ['user list'],
    ['user verify'],
    ['user disable'],
    ['user enable'],
    ['mail list'],
    ['mail retry'],
    ['db migrate'],
    ['db status'],
    ['demo'],
  ])('show how %s is used', async (command) => {
    const { code, stdout } = await admin([...command.split(' '), '--help']);
    expect(code).toBe(0);
    expect(stdout).toContain('--json');
    expect(stdout).toMatch(/Examples?:\n {2}wordloom-admin /);
  });

  it('end the built process with 1 and a bare sentence, too', async () => {
    const entry = await buildCommandLine();
    const args = ['language', 'disable', 'xx', '--json'];
    expect(await runCommand(entry, args, environment())).toEqual({
      code: 1,
      stdout: '',
      stderr: 'There is no language xx.\n',
    });
  });
});
