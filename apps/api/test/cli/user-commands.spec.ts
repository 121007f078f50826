import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminDesk, openAdminDesk } from '../support/admin-desk.ts';

describe('the admin commands for accounts', { timeout: 60_000 }, () => {
  let desk: AdminDesk;

  beforeAll(async () => {
    desk = await openAdminDesk();
  });

  afterAll(() => desk.close());

  async function addUser(username: string): Promise<number> {
    const [user] = await desk.rows<{ id: number }>(
      `INSERT INTO users (username, username_key, email)
       VALUES ($1::text, $1, $1 || '@example.com') RETURNING id`,
      [username],
    );
    return user!.id;
  }

  async function register(username: string, email: string, passwordHash: string): Promise<number> {
    const [registration] = await desk.rows<{ id: number }>(
      `INSERT INTO registrations (username, username_key, email, password_hash, expires_at)
       VALUES ($1::text, $1, $2, $3, now() + interval '1 hour') RETURNING id`,
      [username, email, passwordHash],
    );
    return registration!.id;
  }

  const accountsOf = (email: string) =>
    desk.rows('SELECT username, password_hash AS "hash" FROM users WHERE email = $1', [email]);

  it('confirm the newest registration of an address and end the others', async () => {
    await register('vera', 'vera@example.com', 'hash of the first');
    await register('vera2', 'vera@example.com', 'hash of the newest');

    expect(await desk.admin('user', 'verify', ' Vera@Example.com')).toEqual({
      code: 0,
      stdout: 'vera2 (vera@example.com) may sign in now.\n',
      stderr: '',
    });
    expect(await accountsOf('vera@example.com')).toEqual([
      { username: 'vera2', hash: 'hash of the newest' },
    ]);
    expect((await desk.admin('user', 'verify', 'vera@example.com')).stderr).toBe(
      'vera2 is confirmed already.\n',
    );
    expect(await desk.adminJson('user', 'list', '--waiting')).toEqual([]);
  });

  it('confirm a registration named by the id that the list of waiting ones shows', async () => {
    const id = await register('wilma', 'wilma@example.com', 'hash');
    expect(await desk.adminJson('user', 'list', '--waiting', '--search', 'WILM')).toEqual([
      {
        id,
        username: 'wilma',
        email: 'wilma@example.com',
        createdAt: expect.any(String) as unknown,
      },
    ]);
    expect(await desk.adminJson('user', 'verify', String(id))).toMatchObject({
      username: 'wilma',
      email: 'wilma@example.com',
    });
  });

  it('leave waiting mails to the Wordloom that serves', async () => {
    await desk.rows(
      `INSERT INTO mail_outbox (recipient, subject, text, html, message_id)
       VALUES ('xenia@example.com', 'Hello', 'text', 'html', '<waiting@example.com>')`,
    );
    await register('xenia', 'xenia@example.com', 'hash');
    await desk.adminJson('user', 'verify', 'xenia');
    expect(await desk.rows('SELECT attempts, sent_at AS "sentAt" FROM mail_outbox')).toEqual([
      { attempts: 0, sentAt: null },
    ]);
  });

  it('shut an account out with all its sessions, and let it in again without them', async () => {
    const id = await addUser('yann');
    const session = randomUUID();
    await desk.rows(
      `INSERT INTO sessions (id, user_id, expires_at) VALUES ($1, $2, now() + interval '1 day')`,
      [session, id],
    );
    expect(await desk.adminJson('user', 'disable', 'YANN')).toEqual({
      id,
      username: 'yann',
      changed: true,
      sessionsEnded: 1,
    });
    expect((await desk.admin('user', 'disable', 'yann')).stdout).toBe(
      'yann was disabled already.\n',
    );
    expect((await desk.admin('user', 'list', '--search', 'yann')).stdout).toMatch(
      /yann.+ disabled /,
    );

    expect(await desk.adminJson('user', 'enable', String(id))).toMatchObject({ changed: true });
    expect(await desk.rows('SELECT disabled_at AS "at" FROM users WHERE id = $1', [id])).toEqual([
      { at: null },
    ]);
    const [ended] = await desk.rows<{ at: Date | null }>(
      'SELECT revoked_at AS "at" FROM sessions WHERE id = $1',
      [session],
    );
    expect(ended?.at).not.toBeNull();
  });

  it('never take a username that looks like an address for the owner of the address', async () => {
    const owner = await addUser('zoe');
    await addUser('zoe@example.com');
    expect(await desk.adminJson('user', 'disable', 'zoe@example.com')).toMatchObject({ id: owner });
  });

  it('search usernames and addresses literally and say how many more there are', async () => {
    await addUser('aa_1');
    await addUser('aax1');
    const found = (await desk.adminJson('user', 'list', '--search', 'A_')) as {
      username: string;
    }[];
    expect(found.map(({ username }) => username)).toEqual(['aa_1']);
    const { stdout } = await desk.admin('user', 'list', '--search', 'aa', '--limit', '1');
    expect(stdout).toMatch(/… and 1 more/);
  });

  it('add the demo account once', async () => {
    expect(await desk.adminJson('demo')).toEqual({ added: true, email: 'demo@wordloom.test' });
    expect(await desk.adminJson('demo')).toEqual({ added: false, email: 'demo@wordloom.test' });
    expect(await accountsOf('demo@wordloom.test')).toHaveLength(1);
  });
});
