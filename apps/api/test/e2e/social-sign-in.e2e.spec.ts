import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SocialProvider } from '@wordloom/contracts/paths';
import { eventually } from '../support/eventually.ts';
import { Browser } from '../support/providers/browser.ts';
import { GoogleServer } from '../support/providers/google-server.ts';
import {
  type ProviderProcess,
  startFacebook,
  startGithub,
} from '../support/providers/provider-process.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const SOCIAL: SocialProvider[] = ['google', 'github', 'facebook'];

describe('social sign-in', () => {
  let product: TestApp;
  let google: GoogleServer;
  let github: ProviderProcess;
  let facebook: ProviderProcess;
  let count = 0;
  /** Numbers of people at the providers; nobody twice. */
  let person: number;

  beforeAll(async () => {
    [google, github, facebook] = await Promise.all([
      GoogleServer.start(),
      startGithub(),
      startFacebook(),
    ]);
    product = await createTestApp({
      ...google.environment,
      ...github.environment,
      ...facebook.environment,
    });
  });
  afterAll(async () => {
    await product.close();
    await Promise.all([google.stop(), github.stop(), facebook.stop()]);
  });
  beforeEach(() => {
    count += 1;
    person = 1_000 + count;
    google.denies = false;
  });

  const rows = <Row>(text: string, values?: unknown[]) =>
    product.database.dataSource.query<Row[]>(text, values);
  const browser = () => new Browser(product.app);

  /** Who sits at every provider from now on. */
  const sit = async (is: {
    name?: string;
    email?: string;
    verified?: boolean;
    subject?: number;
    denies?: boolean;
  }) => {
    const {
      name = `person ${person}`,
      email,
      verified = true,
      subject = person,
      denies = false,
    } = is;
    google.denies = denies;
    google.userinfo = {
      sub: String(subject),
      name,
      ...(email !== undefined && { email, email_verified: verified }),
    };
    await github.play({
      denies,
      profile: { id: subject, login: name, email: 'public@example.com' },
      emails:
        email === undefined
          ? []
          : [
              { email: 'other@example.com', primary: false, verified: true },
              { email, primary: true, verified },
            ],
    });
    await facebook.play({
      denies,
      profile: { id: String(subject), name, ...(email !== undefined && { email }) },
    });
  };

  const usersBy = (email: string) =>
    rows<{ id: number; username: string; password_hash: string | null }>(
      'SELECT id, username, password_hash FROM users WHERE email = $1',
      [email],
    );
  const identitiesOf = async (userId: number | string) =>
    (
      await rows<{ provider: string }>(
        'SELECT provider FROM identities WHERE user_id = $1 ORDER BY provider',
        [Number(userId)],
      )
    ).map(({ provider }) => provider);

  describe.each(SOCIAL)('with %s', (provider) => {
    it('makes an account the first time and opens it the second', async () => {
      const email = `first${person}@example.com`;
      await sit({ name: 'Ana María', email });
      const first = await browser().signIn(provider);
      expect(first).toEqual({
        token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
        userId: expect.stringMatching(/^\d+$/) as string,
      });
      const { body } = await product
        .call('get', `/api/users/${first['userId']!}`, first['token'])
        .expect(200);
      // Facebook does not say whether it checked the address.
      const known = provider === 'facebook' ? null : email;
      expect(body).toMatchObject({
        id: Number(first['userId']),
        username: expect.stringMatching(/^Ana\.María\d?$/) as string,
        email: known,
      });
      const second = await browser().signIn(provider);
      expect(second['userId']).toBe(first['userId']);
      expect(second['token']).not.toBe(first['token']);
      expect(await identitiesOf(first['userId']!)).toEqual([provider]);
    });

    it('goes by the id of the person, whatever their address and name have become', async () => {
      await sit({ email: `before${person}@example.com` });
      const first = await browser().signIn(provider);
      await sit({ email: `after${person}@example.com`, verified: false, name: 'somebody else' });
      expect((await browser().signIn(provider))['userId']).toBe(first['userId']);
    });

    it('ends without a token when the learner says no', async () => {
      await sit({ denies: true });
      expect(await browser().signIn(provider)).toEqual({ error: 'denied', provider });
    });

    it('makes an account without an address when none is told', async () => {
      await sit({});
      const { userId } = await browser().signIn(provider);
      expect(await rows('SELECT email FROM users WHERE id = $1', [Number(userId)])).toEqual([
        { email: null },
      ]);
    });

    it('keeps a disabled account shut', async () => {
      await sit({ email: `shut${person}@example.com` });
      const { userId } = await browser().signIn(provider);
      await rows('UPDATE users SET disabled_at = now() WHERE id = $1', [Number(userId)]);
      expect(await browser().signIn(provider)).toEqual({ error: 'failed', provider });
    });

    it('makes one user and one identity of twenty first sign-ins at once', async () => {
      await sit({ email: `crowd${person}@example.com`, name: `crowd${person}` });
      const browsers = Array.from({ length: 20 }, browser);
      const ways = await Promise.all(
        browsers.map(async (each) => ({ each, back: await each.leave(provider) })),
      );
      const landings = await Promise.all(ways.map(({ each, back }) => each.comeBack(back)));
      expect(landings.every(({ token }) => token !== undefined)).toBe(true);
      expect(new Set(landings.map(({ userId }) => userId)).size).toBe(1);
      const made = await rows("SELECT FROM users WHERE username_key LIKE 'crowd' || $1 || '%'", [
        String(person),
      ]);
      expect(made).toHaveLength(1);
      const subject = [provider, String(person)];
      expect(
        await rows('SELECT FROM identities WHERE provider = $1 AND subject = $2', subject),
      ).toHaveLength(1);
    });
  });

  describe.each(['google', 'github'] as const)('with %s, which checks addresses,', (provider) => {
    it('links a verified address to the account that has it, and tells the owner', async () => {
      const learner = await product.signUp(`link${person}`);
      await sit({ email: learner.email.toUpperCase() });
      const landing = await browser().signIn(provider);
      expect(Number(landing['userId'])).toBe(learner.id);
      expect(await identitiesOf(learner.id)).toEqual([provider]);
      const mail = await product.lastMail(learner.email);
      expect(mail?.subject).toMatch(/now signs you in to Wordloom$/);
      const { email, password } = learner;
      await product.call('post', '/auth/login').send({ email, password }).expect(200);
      await browser().signIn(provider);
      const mails = await rows<{ count: number }>(
        "SELECT count(*)::int FROM mail_outbox WHERE recipient = $1 AND subject LIKE '%signs you in%'",
        [email],
      );
      expect(mails).toEqual([{ count: 1 }]);
    });

    it('refuses an address that is not verified, whether it has an account or not', async () => {
      const learner = await product.signUp(`keep${person}`);
      for (const email of [learner.email, `nobody${person}@example.com`]) {
        await sit({ email, verified: false });
        expect(await browser().signIn(provider)).toEqual({ error: 'unverified', provider });
      }
      expect(await identitiesOf(learner.id)).toEqual([]);
      expect(await rows('SELECT FROM identities WHERE subject = $1', [String(person)])).toEqual([]);
    });

    it('does not link to a disabled account', async () => {
      const learner = await product.signUp(`off${person}`);
      await rows('UPDATE users SET disabled_at = now() WHERE id = $1', [learner.id]);
      await sit({ email: learner.email });
      expect(await browser().signIn(provider)).toEqual({ error: 'failed', provider });
      expect(await identitiesOf(learner.id)).toEqual([]);
    });

    it('takes nothing from a registration that somebody planted on the address', async () => {
      const email = `planted${person}@example.com`;
      const planted = {
        username: `planted${person}`,
        email,
        password: 'the password of a stranger',
      };
      await product.call('post', '/auth/register').send(planted).expect(201);
      const link = /verify\?token=[\w-]+/.exec((await product.lastMail(email))?.text ?? '')?.[0];
      await sit({ email });
      const { userId } = await browser().signIn(provider);
      expect(await usersBy(email)).toMatchObject([{ id: Number(userId), password_hash: null }]);
      await product.call('post', '/auth/login').send(planted).expect(401);
      const followed = await product.call('get', `/auth/${link!}`).expect(302);
      expect(followed.headers['location']).toBe('/email-verification?status=invalid');
      await product.call('post', '/auth/login').send(planted).expect(401);
      expect(await rows('SELECT FROM registrations WHERE email = $1', [email])).toEqual([]);
    });

    it('makes one account when a registration is confirmed at the same moment', async () => {
      const email = `race${person}@example.com`;
      const wanted = { username: `race${person}`, email, password: 'a password' };
      await product.call('post', '/auth/register').send(wanted).expect(201);
      const link = /verify\?token=[\w-]+/.exec((await product.lastMail(email))?.text ?? '')?.[0];
      await sit({ email });
      const somebody = browser();
      const back = await somebody.leave(provider);
      const [landing] = await Promise.all([
        somebody.comeBack(back),
        product.call('get', `/auth/${link!}`).expect(302),
      ]);
      expect(await usersBy(email)).toMatchObject([{ id: Number(landing['userId']) }]);
    });
  });

  it('never links by the address that Facebook tells', async () => {
    const learner = await product.signUp(`fb${person}`);
    await sit({ email: learner.email });
    const refused = { error: 'unverified', provider: 'facebook' };
    expect(await browser().signIn('facebook')).toEqual(refused);
    expect(await identitiesOf(learner.id)).toEqual([]);
  });

  it('takes of GitHub no address but the primary one', async () => {
    const learner = await product.signUp(`second${person}`);
    await github.play({
      profile: { id: person, login: `second-${person}`, email: learner.email },
      emails: [
        { email: learner.email, primary: false, verified: true },
        { email: `main${person}@example.com`, primary: true, verified: true },
      ],
    });
    const { userId } = await browser().signIn('github');
    expect(Number(userId)).not.toBe(learner.id);
  });

  it('opens one account with two providers that call the same address verified, even at once', async () => {
    const email = `both${person}@example.com`;
    await sit({ email });
    const browsers = { google: browser(), github: browser() };
    const back = {
      google: await browsers.google.leave('google'),
      github: await browsers.github.leave('github'),
    };
    const landings = await Promise.all([
      browsers.google.comeBack(back.google),
      browsers.github.comeBack(back.github),
    ]);
    const [user] = await usersBy(email);
    expect(landings.map(({ userId }) => Number(userId))).toEqual([user?.id, user?.id]);
    expect(await identitiesOf(user!.id)).toEqual(['github', 'google']);
  });

  it('opens the account that somebody makes with the address at this very moment', async () => {
    const email = `moment${person}@example.com`;
    await sit({ email });
    const somebody = browser();
    const back = await somebody.leave('google');
    const other = product.database.dataSource.createQueryRunner();
    await other.startTransaction();
    const [made] = (await other.query(
      'INSERT INTO users (username, username_key, email) VALUES ($1, $1, $2) RETURNING id',
      [`moment${person}`, email],
    )) as [{ id: number }];
    const landing = somebody.comeBack(back);
    await eventually(async () => {
      const waiting = await rows(
        `SELECT FROM pg_stat_activity WHERE datname = current_database()
            AND wait_event_type = 'Lock' AND query LIKE 'INSERT INTO users%'`,
      );
      expect(waiting).toHaveLength(1);
    });
    await other.commitTransaction();
    await other.release();
    expect(Number((await landing)['userId'])).toBe(made.id);
    expect(await identitiesOf(made.id)).toEqual(['google']);
  });

  it('gives twenty people of the same name at once a username each, none of them reserved', async () => {
    const username = `Same ${person}`;
    const waiting = {
      username: `Same.${person}`,
      email: `w${person}@example.com`,
      password: '123456',
    };
    await product.call('post', '/auth/register').send(waiting).expect(201);
    const ways = [];
    for (let index = 0; index < 20; index += 1) {
      await sit({ name: username, subject: 1_000_000 + person * 100 + index });
      const each = browser();
      ways.push({ each, back: await each.leave('github') });
    }
    const landings = await Promise.all(ways.map(({ each, back }) => each.comeBack(back)));
    expect(landings.filter(({ token }) => token === undefined)).toEqual([]);
    const names = await rows<{ username: string }>(
      "SELECT username FROM users WHERE username LIKE 'Same.' || $1 || '%'",
      [String(person)],
    );
    expect(new Set(names.map((row) => row.username)).size).toBe(20);
    expect(names.map((row) => row.username)).not.toContain(waiting.username);
  });

  it('leads into a session like any other', async () => {
    await sit({ email: `session${person}@example.com` });
    const { token } = await browser().signIn('google');
    const { body } = await product.call('get', '/auth/sessions', token).expect(200);
    expect(body).toMatchObject([{ userAgent: 'a browser', current: true }]);
    await product.call('post', '/auth/logout', token).expect(204);
    await product.call('get', '/auth/sessions', token).expect(401);
  });

  it('knows no other provider', async () => {
    for (const path of ['/auth/oauth2/acme', '/auth/oauth2/acme/callback', '/auth/oauth2/Google']) {
      const { body } = await product.call('get', path).expect(404);
      expect(body).toMatchObject({ code: 'route.not_found' });
    }
  });
});

describe('social sign-in without keys', () => {
  let product: TestApp;
  beforeAll(async () => {
    product = await createTestApp();
  });
  afterAll(() => product.close());

  it.each(SOCIAL)('sends the browser back and says that %s is off', async (provider) => {
    for (const path of [`/auth/oauth2/${provider}`, `/auth/oauth2/${provider}/callback?code=1`]) {
      const { headers } = await product.call('get', path).expect(302);
      const landing = `http://wordloom.test/oauth2-success?error=provider_off&provider=${provider}`;
      expect(headers['location']).toBe(landing);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });
});
