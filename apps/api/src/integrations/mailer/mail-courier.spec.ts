import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { connect } from '#database/data-source.ts';
import { Database } from '#database/database.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { type MailServer, startMailServer } from '../../../test/support/mail-server.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { AcceptedMails } from './accepted-mails.ts';
import { MailCourier } from './mail-courier.ts';
import { MailOutbox } from './mail-outbox.repository.ts';
import { OutboxRecords } from './outbox-records.repository.ts';
import { SmtpTransport } from './smtp-transport.ts';

const FROM = 'Wordloom <no-reply@wordloom.test>';

interface Row {
  recipient: string;
  text: string;
  html: string;
  attempts: number;
  last_error: string | null;
  sent_at: Date | null;
  failed_at: Date | null;
  wait: number;
}

describe('MailCourier', () => {
  let database: TestDatabase;
  let server: MailServer;
  let outbox: MailOutbox;
  let accepted: AcceptedMails;
  let dataDir: string;
  const couriers: MailCourier[] = [];

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await createTestDatabase();
    outbox = new MailOutbox(new Database(database.dataSource));
    dataDir = await mkdtemp(path.join(tmpdir(), 'wordloom-courier-'));
    accepted = new AcceptedMails({ dataDir });
  });
  beforeEach(async () => {
    await database.dataSource.query('TRUNCATE mail_outbox');
    server = await startMailServer();
  });
  afterEach(async () => {
    await Promise.all(couriers.splice(0).map((courier) => courier.beforeApplicationShutdown()));
    await server.close();
  });
  afterAll(async () => {
    await database.drop();
    await rm(dataDir, { recursive: true });
  });

  const courierTo = (url: string, from = outbox) => {
    const courier = new MailCourier(from, new SmtpTransport(url, FROM), accepted);
    couriers.push(courier);
    return courier;
  };
  const add = (recipient: string) =>
    outbox.add(new Database(database.dataSource), {
      recipient,
      subject: 'Confirm',
      text: 'https://words.example/auth/verify?token=secret',
      html: '<p>secret</p>',
      messageId: `<${recipient}>`,
    });
  const rows = () =>
    database.dataSource.query<Row[]>(
      'SELECT *, extract(epoch FROM next_attempt_at - now())::float AS wait FROM mail_outbox ORDER BY id',
    );
  const makeDue = () =>
    database.dataSource.query(
      'UPDATE mail_outbox SET next_attempt_at = now() - interval $$1 s$$, last_error = NULL',
    );
  const attempted = async (attempts: number) =>
    eventually(async () => {
      const [row] = await rows();
      expect(row).toMatchObject({ attempts, last_error: expect.any(String) as string });
      return row!;
    });
  const sent = async () =>
    eventually(async () => {
      const all = await rows();
      expect(all.every((row) => row.sent_at)).toBe(true);
      return all;
    });

  it('sends a waiting mail once and forgets its text', async () => {
    await add('ada@example.com');
    const courier = courierTo(server.url);
    courier.wake();
    courier.wake();
    const [row] = await sent();
    expect(row).toMatchObject({ attempts: 1, text: '', html: '', last_error: null });
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({
      from: 'no-reply@wordloom.test',
      to: ['ada@example.com'],
    });
    expect(server.received[0]!.source).toMatch(/^Message-ID: <ada@example\.com>\r$/m);
  });

  it('sends what was already waiting when it starts', async () => {
    await add('ada@example.com');
    courierTo(server.url).onModuleInit();
    await sent();
    expect(server.received).toHaveLength(1);
  });

  it('looks for mail every ten seconds, in case nobody says that there is some', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const claim = vi.spyOn(outbox, 'claim');
    onTestFinished(() => claim.mockRestore());
    courierTo(server.url).onModuleInit();
    // The look at the start is over before there is a mail, or that look would take it.
    expect(await claim.mock.results[0]!.value).toBeUndefined();
    claim.mockClear();
    await add('ada@example.com');
    vi.advanceTimersByTime(9_999);
    expect(claim).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await sent();
    expect(server.received).toHaveLength(1);
  });

  it('tries again later when the server says "not now"', async () => {
    server.refusals.push({ code: 451, text: 'ada@example.com is greylisted', at: 'recipient' });
    await add('ada@example.com');
    const courier = courierTo(server.url);
    courier.wake();
    const waiting = await attempted(1);
    expect(waiting).toMatchObject({ sent_at: null, failed_at: null });
    expect(waiting.wait).toBeGreaterThan(25);
    expect(waiting.wait).toBeLessThanOrEqual(30);

    await makeDue();
    courier.wake();
    await sent();
    expect(server.received).toHaveLength(1);
  });

  it('waits for a server that is down, twice as long each time, and sends when it is back', async () => {
    await server.close();
    await add('ada@example.com');
    const courier = courierTo(server.url);
    courier.wake();
    expect((await attempted(1)).last_error).toContain('ECONNREFUSED');
    await makeDue();
    courier.wake();
    const { wait } = await attempted(2);
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);

    server = await startMailServer({ port: server.port });
    await makeDue();
    courier.wake();
    await sent();
    expect(server.received).toHaveLength(1);
  });

  it('gives a mail up at once when it is refused for good, and notes no text of the refusal', async () => {
    const text = '5.7.1 blocked: https://words.example/auth/verify?token=secret';
    server.refusals.push({ code: 554, text, at: 'data' });
    await add('ada@example.com');
    const courier = courierTo(server.url);
    courier.wake();
    const row = await attempted(1);
    expect(row.failed_at).not.toBeNull();
    expect(row.last_error).toBe('EMESSAGE 554 5.7.1 at DATA');

    await database.dataSource.query('UPDATE mail_outbox SET next_attempt_at = now()');
    courier.wake();
    await courier.beforeApplicationShutdown();
    expect((await rows())[0]).toMatchObject({ attempts: 1 });
    expect(server.received).toEqual([]);
  });

  it('keeps trying when our own password is refused', async () => {
    await add('ada@example.com');
    courierTo(server.url.replace('//', '//user:hunter2@')).wake();
    const row = await attempted(1);
    expect(row.failed_at).toBeNull();
    expect(row.last_error).toMatch(/^EAUTH/);
    expect(row.last_error).not.toContain('hunter2');
  });

  it('keeps the text of a mail given up for a week, in which it may be tried again', async () => {
    await add('recent@example.com');
    await add('old@example.com');
    await database.dataSource.query(
      `UPDATE mail_outbox SET failed_at = now() -
         CASE recipient WHEN 'old@example.com' THEN interval '7.1 days' ELSE interval '6.9 days' END`,
    );
    expect(await outbox.sweep()).toBe(0);
    const [recent, old] = await rows();
    expect(recent!.text).toContain('secret');
    expect(old).toMatchObject({ text: '', html: '' });
  });

  it('tries a mail for a whole day, for the last time at its end', async () => {
    await server.close();
    await add('ada@example.com');
    const age = (hours: number) =>
      database.dataSource.query(
        `UPDATE mail_outbox SET attempts = 20, last_error = NULL, next_attempt_at = now(),
                created_at = now() - make_interval(mins => $1)`,
        [hours * 60],
      );
    await age(23.5);
    const courier = courierTo(server.url);
    courier.wake();
    const last = await attempted(21);
    expect(last.failed_at).toBeNull();
    expect(last.wait).toBeGreaterThan(29 * 60);
    expect(last.wait).toBeLessThanOrEqual(30 * 60);

    await age(24);
    courier.wake();
    expect((await attempted(21)).failed_at).not.toBeNull();
  });

  it('sends each mail once when two processes share the work', async () => {
    const others = await connect(database.url);
    await Promise.all(Array.from({ length: 40 }, (_, n) => add(`learner${n}@example.com`)));
    courierTo(server.url).wake();
    courierTo(server.url, new MailOutbox(new Database(others))).wake();
    const all = await sent();
    await others.destroy();
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual(
      all.map(({ recipient }) => recipient).sort(),
    );
    expect(all.every(({ attempts }) => attempts === 1)).toBe(true);
  });

  it('makes up for a process that was killed between claiming and sending', async () => {
    await add('ada@example.com');
    await outbox.claim();
    const early = courierTo(server.url);
    early.wake();
    await early.beforeApplicationShutdown();
    expect(server.received).toEqual([]);

    await makeDue();
    courierTo(server.url).wake();
    await sent();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]!.source).toContain('Message-ID: <ada@example.com>');
  });

  it('does not send a mail again that a killed process had sent but not noted in the database', async () => {
    await add('ada@example.com');
    await outbox.claim();
    accepted.add('<ada@example.com>');
    await makeDue();
    courierTo(server.url).wake();
    await sent();
    expect(server.received).toEqual([]);
    await eventually(async () => {
      expect(await readdir(path.join(dataDir, 'accepted-mails'))).toEqual([]);
    });
  });

  it('keeps its mail for as long as a slow server takes,', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const held = server.hold('recipient');
    await add('ada@example.com');
    const courier = courierTo(server.url);
    courier.wake();
    await held.reached;
    await database.dataSource.query(
      'UPDATE mail_outbox SET next_attempt_at = now() + interval $$1 s$$',
    );
    vi.advanceTimersByTime(5_000);
    await eventually(async () => expect((await rows())[0]!.wait).toBeGreaterThan(20));
    expect(await outbox.claim()).toBeUndefined();
    held.release();
    await sent();
    expect(server.received).toHaveLength(1);
  });

  it('leaves a mail that is being sent alone when an administrator wants another attempt', async () => {
    const records = new OutboxRecords(new Database(database.dataSource));
    await add('ada@example.com');
    const mail = (await outbox.claim())!;
    await outbox.markFailed(mail, { reason: 'busy', delay: 60, final: false });
    expect(await records.retry(mail.id)).toBe(true);
    await outbox.claim();
    expect(await records.retry(mail.id)).toBe(false);
    expect(await outbox.claim()).toBeUndefined();
  });

  it('does not disturb a mail whose lease has passed to another process', async () => {
    await add('ada@example.com');
    const lost = (await outbox.claim())!;
    await makeDue();
    await outbox.claim();
    await outbox.markFailed(lost, { reason: 'late', delay: 0, final: true });
    await outbox.renew({ ...lost, attempts: 7 });
    expect((await rows())[0]).toMatchObject({ failed_at: null, last_error: null });
  });

  it('notes a sent mail although the database is away for a moment, so that it is not sent twice', async () => {
    await add('ada@example.com');
    const gone = Object.assign(new Error('terminating connection'), { code: '57P01' });
    vi.spyOn(outbox, 'markSent').mockRejectedValueOnce(gone);
    courierTo(server.url).wake();
    await sent();
    expect(server.received).toHaveLength(1);
  });

  it('survives a database that is gone', async () => {
    const gone = await connect(database.url);
    await gone.destroy();
    const courier = courierTo(server.url, new MailOutbox(new Database(gone)));
    courier.wake();
    await expect(courier.beforeApplicationShutdown()).resolves.toBeUndefined();
  });

  it('leaves a silent server after five seconds at shutdown, and the mail waits', async () => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => sockets.add(socket));
    await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
    await add('ada@example.com');
    const courier = courierTo(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    courier.wake();
    await eventually(() => expect(sockets.size).toBe(1));
    const cut = vi.spyOn(AbortController.prototype, 'abort');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
      cut.mockRestore();
    });
    const down = courier.beforeApplicationShutdown();
    vi.advanceTimersByTime(4_999);
    expect(cut).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(cut).toHaveBeenCalled();
    vi.useRealTimers();
    await down;
    expect((await rows())[0]).toMatchObject({ sent_at: null, failed_at: null, attempts: 1 });
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
});
