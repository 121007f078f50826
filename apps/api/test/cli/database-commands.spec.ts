import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildCommandLine, type Outcome, runCommand } from '../support/command-line.ts';

describe('the admin commands while Wordloom is not running', { timeout: 60_000 }, () => {
  let entry: string;
  let dataDir: string;

  const admin = (...args: string[]): Promise<Outcome> =>
    runCommand(entry, args, { DATA_DIR: dataDir });
  const isServerThere = (): boolean =>
    existsSync(path.join(dataDir, 'postgres/postmaster.pid')) ||
    existsSync(path.join(dataDir, 'postgres.lock'));

  beforeAll(async () => {
    entry = await buildCommandLine();
    dataDir = mkdtempSync(path.join(tmpdir(), 'wordloom-admin-'));
  });

  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('say which migrations are due, run them once, and leave no server behind', async () => {
    const before = await admin('db', 'status', '--json');
    const { migrations, due } = JSON.parse(before.stdout) as { migrations: unknown[]; due: number };
    expect(migrations[0]).toEqual({ name: 'Foundation1763600000001', applied: false });
    expect(due).toBe(migrations.length);
    expect(isServerThere()).toBe(false);

    const first = await admin('db', 'migrate');
    expect(first.code).toBe(0);
    expect(first.stdout).toMatch(/^Ran \d+ migrations?: Foundation/);
    expect(await admin('db', 'migrate')).toMatchObject({ stdout: 'No migration was due.\n' });

    const after = await admin('db', 'status');
    expect(after).toMatchObject({ code: 0, stderr: '' });
    expect(after.stdout).toMatch(/^MIGRATION +STATE\n(\w+\d+ +done\n)+$/);
    expect(isServerThere()).toBe(false);
  });

  it('seed the shipped languages and categories once', async () => {
    const first = await admin('seed', '--json');
    expect(JSON.parse(first.stdout)).toEqual({ added: { languages: 12, categories: 22 } });

    const second = await admin('seed');
    expect(second).toMatchObject({
      code: 0,
      stdout: 'Nothing was missing: every language and category is there already.\n',
    });
  });

  it('stop the server they started when Ctrl-C interrupts them', async () => {
    const { code } = await runCommand(entry, ['demo'], { DATA_DIR: dataDir }, (kill) => {
      void vi
        .waitUntil(() => existsSync(path.join(dataDir, 'postgres/postmaster.pid')), {
          interval: 5,
          timeout: 15_000,
        })
        .then(() => kill('SIGINT'));
    });
    expect(code).toBe(130);
    expect(isServerThere()).toBe(false);
  });
});
