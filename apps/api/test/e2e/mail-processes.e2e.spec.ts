import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiProcess, startApiProcess } from '../support/api-process.ts';
import { buildCommandLine } from '../support/command-line.ts';
import { eventually } from '../support/eventually.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

describe('processes that share a database', { timeout: 60_000 }, () => {
  let database: TestDatabase;
  let dataDir: string;
  let server: MailServer;
  const running: ApiProcess[] = [];

  beforeAll(async () => {
    await buildCommandLine();
  });
  beforeEach(async () => {
    database = await createTestDatabase();
    dataDir = mkdtempSync(path.join(tmpdir(), 'wordloom-mails-'));
    server = await startMailServer();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((each) => each.stop()));
    await server.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const start = async (): Promise<ApiProcess> => {
    const product = await startApiProcess({
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    });
    running.push(product);
    return product;
  };
  const register = async ({ origin }: ApiProcess, username: string): Promise<void> => {
    const answer = await fetch(`${origin}/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, email: `${username}@example.com`, password: 'secret-1' }),
    });
    expect(answer.status).toBe(201);
  };
  const query = <Row>(text: string) => database.dataSource.query<Row[]>(text);
  /** As if the time had passed for which a mail waits. */
  const makeDue = () => query("UPDATE mail_outbox SET next_attempt_at = now() - interval '1 s'");
  const allSent = () =>
    eventually(async () => {
      const [row] = await query<{ waiting: number }>(
        'SELECT count(*)::integer AS waiting FROM mail_outbox WHERE sent_at IS NULL',
      );
      expect(row!.waiting).toBe(0);
    });
  const messageIds = () =>
    server.received.map(({ source }) => /^Message-ID: (\S+)/m.exec(source)?.[1]);

  it('send each mail once when the mail server was away for all of them', async () => {
    const { port } = server;
    await server.close();
    const [one, other] = await Promise.all([start(), start()]);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => register(n % 2 ? one : other, `learner${n}`)),
    );
    await eventually(async () => {
      expect(await query('SELECT FROM mail_outbox WHERE last_error IS NOT NULL')).toHaveLength(20);
    });

    server = await startMailServer({ port });
    await makeDue();
    await Promise.all([register(one, 'last1'), register(other, 'last2')]);
    await allSent();
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual(
      [...Array.from({ length: 20 }, (_, n) => `learner${n}`), 'last1', 'last2']
        .map((name) => `${name}@example.com`)
        .sort(),
    );
    expect(new Set(messageIds()).size).toBe(22);
  });

  it('make up for one that is killed before the mail server has the mail', async () => {
    const held = server.hold('recipient');
    const doomed = await start();
    await register(doomed, 'ada');
    await held.reached;
    await doomed.kill();
    held.release();
    expect(server.received).toEqual([]);

    await makeDue();
    await start();
    await allSent();
    expect(server.received.map(({ to }) => to)).toEqual([['ada@example.com']]);
  });

  it('do not send again what one had sent that was killed before it could say so', async () => {
    const held = server.hold('data');
    const doomed = await start();
    await register(doomed, 'ada');
    await held.reached;
    const watch = database.dataSource.createQueryRunner();
    await watch.startTransaction();
    await watch.query('SELECT FROM mail_outbox FOR UPDATE');
    held.release();
    const notes = path.join(dataDir, 'accepted-mails');
    await eventually(() => expect(existsSync(notes) && readdirSync(notes)).toHaveLength(1));
    await doomed.kill();
    // Else PostgreSQL would still carry out what the dead process had asked for.
    await query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    await watch.rollbackTransaction();
    await watch.release();
    expect(await query('SELECT FROM mail_outbox WHERE sent_at IS NULL')).toHaveLength(1);

    await makeDue();
    await start();
    await allSent();
    expect(server.received).toHaveLength(1);
    await eventually(() => expect(readdirSync(notes)).toEqual([]));
  });

  it('repeat the Message-ID where nobody can know whether the mail server took the mail', async () => {
    const held = server.hold('data');
    const doomed = await start();
    await register(doomed, 'ada');
    await held.reached;
    await doomed.kill();
    held.release();
    expect(server.received).toHaveLength(1);

    await makeDue();
    await start();
    await allSent();
    expect(server.received).toHaveLength(2);
    expect(new Set(messageIds()).size).toBe(1);
  });
});
