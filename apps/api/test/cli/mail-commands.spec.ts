import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AdminDesk, openAdminDesk } from '../support/admin-desk.ts';

const SECRET = 'https://words.example/auth/verify?token=secret';

describe('the admin commands for mails', { timeout: 60_000 }, () => {
  let desk: AdminDesk;

  beforeAll(async () => {
    desk = await openAdminDesk();
  });
  beforeEach(() => desk.rows('TRUNCATE mail_outbox RESTART IDENTITY'));
  afterAll(() => desk.close());

  /** A mail with some columns as SQL. */
  async function mail(recipient: string, columns: Record<string, string> = {}): Promise<number> {
    const names = Object.keys(columns).map((name) => `, ${name}`);
    const values = Object.values(columns).map((value) => `, ${value}`);
    const [row] = await desk.rows<{ id: number }>(
      `INSERT INTO mail_outbox (recipient, subject, text, html, message_id${names.join('')})
       VALUES ($1::text, 'Confirm', $2::text, $2, $1${values.join('')}) RETURNING id`,
      [recipient, SECRET],
    );
    return row!.id;
  }
  const failed = {
    attempts: '24',
    failed_at: "now() - interval '1 hour'",
    last_error: "'EENVELOPE 550 5.1.1 at RCPT TO'",
    created_at: "now() - interval '30 hours'",
  };
  const stateOf = async (id: number) =>
    (
      await desk.rows(
        `SELECT attempts, failed_at IS NOT NULL AS failed, next_attempt_at <= now() AS due,
                created_at > now() - interval '1 minute' AS fresh
           FROM mail_outbox WHERE id = $1`,
        [id],
      )
    )[0];

  it('show what became of each mail, the newest first, and nothing of its text', async () => {
    await mail('sent@example.com', { attempts: '1', sent_at: 'now()' });
    await mail('failed@example.com', failed);
    await mail('waiting@example.com', {
      attempts: '3',
      last_error: "'ESOCKET ECONNREFUSED at CONN'",
      next_attempt_at: "'2030-01-31 14:05:09Z'",
    });
    const { stdout } = await desk.admin('mail', 'list');
    expect(stdout.trimEnd().split('\n')).toEqual([
      'ID  TO                   SUBJECT  STATE    TRIES  NEXT TRY             LAST ERROR',
      ' 3  waiting@example.com  Confirm  waiting      3  2030-01-31 14:05:09  ESOCKET ECONNREFUSED at CONN',
      ' 2  failed@example.com   Confirm  failed      24  –                    EENVELOPE 550 5.1.1 at RCPT TO',
      ' 1  sent@example.com     Confirm  sent         1  –                    –',
    ]);
    expect(await desk.adminJson('mail', 'list', '--status', 'failed')).toEqual([
      {
        id: 2,
        to: 'failed@example.com',
        subject: 'Confirm',
        state: 'failed',
        attempts: 24,
        lastError: 'EENVELOPE 550 5.1.1 at RCPT TO',
        nextTryAt: null,
        createdAt: expect.any(String) as unknown,
      },
    ]);
    expect(await desk.adminJson('mail', 'list', '--status', 'waiting', '--limit', '1')).toEqual([
      expect.objectContaining({ id: 3, nextTryAt: '2030-01-31T14:05:09.000Z' }),
    ]);
    expect((await desk.admin('mail', 'list', '--limit', '1')).stdout).toContain('… and 2 more');
  });

  it('have a mail that failed tried for another day', async () => {
    const id = await mail('failed@example.com', failed);
    expect(await desk.admin('mail', 'retry', String(id))).toEqual({
      code: 0,
      stdout: `Mail ${id} is tried again within ten seconds, or when Wordloom starts.\n`,
      stderr: '',
    });
    expect(await stateOf(id)).toEqual({ attempts: 0, failed: false, due: true, fresh: true });
  });

  it('have a mail that waits tried at once, in the day that it has', async () => {
    const id = await mail('waiting@example.com', {
      attempts: '3',
      last_error: "'ETIMEDOUT'",
      next_attempt_at: "now() + interval '1 hour'",
      created_at: "now() - interval '2 hours'",
    });
    await desk.adminJson('mail', 'retry', String(id));
    expect(await stateOf(id)).toEqual({ attempts: 3, failed: false, due: true, fresh: false });
  });

  it('have every mail that failed tried again, and no other', async () => {
    const [one, other] = [await mail('a@example.com', failed), await mail('b@example.com', failed)];
    await mail('textless@example.com', failed);
    await desk.rows("UPDATE mail_outbox SET text = '' WHERE recipient = 'textless@example.com'");
    const sent = await mail('sent@example.com', { attempts: '1', sent_at: 'now()' });
    expect(await desk.adminJson('mail', 'retry', '--all-failed')).toEqual({
      retried: [one, other],
    });
    expect(await stateOf(sent)).toMatchObject({ attempts: 1 });
    expect((await desk.admin('mail', 'retry', '--all-failed')).stdout).toBe(
      'No mail has failed in the last seven days.\n',
    );
  });

  it.each([
    ['was sent already.', { attempts: '1', sent_at: 'now()' }],
    [
      'is being sent at this moment.',
      { attempts: '1', next_attempt_at: "now() + interval '20 seconds'" },
    ],
  ])('do not send a mail twice: it %s', async (reason, columns: Record<string, string>) => {
    const id = await mail('once@example.com', columns);
    const before = await stateOf(id);
    expect(await desk.admin('mail', 'retry', String(id))).toEqual({
      code: 1,
      stdout: '',
      stderr: `Mail ${id} ${reason}\n`,
    });
    expect(await stateOf(id)).toEqual(before);
  });

  it('say when the text of a mail is gone', async () => {
    const id = await mail('old@example.com', failed);
    await desk.rows("UPDATE mail_outbox SET text = '', html = ''");
    expect((await desk.admin('mail', 'retry', String(id))).stderr).toBe(
      `Mail ${id} failed over seven days ago; its text is gone.\n`,
    );
  });
});
