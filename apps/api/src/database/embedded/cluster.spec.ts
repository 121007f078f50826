import { spawn } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinOrStartCluster, startCluster } from './cluster.ts';

describe('the embedded PostgreSQL', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'wordloom-cluster-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  async function ask<Row>(url: string, text: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(text)).rows as Row[];
    } finally {
      await client.end();
    }
  }

  const idleProduct = () => spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);

  it('keeps what was written when it is stopped and started again', async () => {
    const first = await startCluster({ dataDir });
    await ask(first.url, "CREATE TABLE kept AS SELECT 'Fernweh' AS word");
    await first.stop();
    const second = await startCluster({ dataDir });
    expect(await ask(second.url, 'SELECT word FROM kept')).toEqual([{ word: 'Fernweh' }]);
    await second.stop();
  });

  it('keeps its promises about durability and listens to this machine alone', async () => {
    const cluster = await startCluster({ dataDir });
    const settings = await ask<{ name: string; setting: string }>(
      cluster.url,
      `SELECT name, setting FROM pg_settings WHERE name IN
         ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses') ORDER BY name`,
    );
    await cluster.stop();
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      listen_addresses: '127.0.0.1',
    });
  });

  it('starts in a folder that nobody else may enter, also for root', async () => {
    const closed = mkdtempSync(path.join(tmpdir(), 'wordloom-closed-'));
    chmodSync(closed, 0o700);
    mkdirSync(path.join(closed, 'data'));
    const cluster = await startCluster({ dataDir: path.join(closed, 'data') });
    expect(await ask(cluster.url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
    await cluster.stop();
    rmSync(closed, { recursive: true });
  });

  it('is taken over when the process that started it was killed', async () => {
    // A process that ended stands for the one that was killed: its lock stays behind.
    const dead = spawn('true');
    await new Promise((resolve) => dead.once('exit', resolve));
    const cluster = await startCluster({ dataDir });
    writeFileSync(path.join(dataDir, 'postgres.lock'), String(dead.pid));
    const heir = await startCluster({ dataDir });
    expect(heir.url).toBe(cluster.url);
    await heir.stop();
  });

  it('starts after a crash whose process id belongs to another program now', async () => {
    const cluster = await startCluster({ dataDir });
    const file = path.join(dataDir, 'postgres', 'postmaster.pid');
    const lines = readFileSync(file, 'utf8').split('\n');
    await cluster.stop();
    writeFileSync(file, [String(process.pid), ...lines.slice(1)].join('\n'));
    const next = await startCluster({ dataDir });
    await next.stop();
  });

  it('is joined, not stopped, by a command that runs beside the product', async () => {
    const cluster = await startCluster({ dataDir });
    // Another living process holds the lock, as the product would.
    const product = idleProduct();
    writeFileSync(path.join(dataDir, 'postgres.lock'), String(product.pid));
    const guest = await joinOrStartCluster({ dataDir });
    await guest.stop();
    expect(await ask(cluster.url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
    product.kill();
    await cluster.stop();
  });

  it('is waited for by a command while the product still starts it', async () => {
    const product = idleProduct();
    const lock = path.join(dataDir, 'postgres.lock');
    writeFileSync(lock, String(product.pid));
    const guest = joinOrStartCluster({ dataDir });
    const elsewhere = mkdtempSync(path.join(tmpdir(), 'wordloom-cluster-'));
    // The lock is the product's, so this test starts the server behind a link to the same folder.
    symlinkSync(path.join(dataDir, 'postgres'), path.join(elsewhere, 'postgres'));
    symlinkSync(path.join(dataDir, 'secrets'), path.join(elsewhere, 'secrets'));
    const cluster = await startCluster({ dataDir: elsewhere });
    expect(await ask((await guest).url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
    product.kill();
    await cluster.stop();
    rmSync(elsewhere, { recursive: true });
  });

  it.runIf(process.platform === 'linux')(
    'starts when the noted holder of its lock is another program by now',
    async () => {
      const other = spawn('sleep', ['60']);
      writeFileSync(path.join(dataDir, 'postgres.lock'), String(other.pid));
      const cluster = await startCluster({ dataDir });
      await cluster.stop();
      other.kill();
    },
  );
});
