import { setTimeout as pause } from 'node:timers/promises';
import type { LoggerService } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../support/providers/browser.ts';
import { GoogleServer } from '../support/providers/google-server.ts';
import type { FaultKind, Scene } from '../support/providers/oauth-server.ts';
import {
  type ProviderProcess,
  startFacebook,
  startGithub,
} from '../support/providers/provider-process.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const QUICK: FaultKind[] = [
  'error', '500', '503', 'html', 'malformed', 'null', 'empty', 'cut', 'endless', 'redirect',
]; // prettier-ignore

const PLACES = [
  ['github', 'token'],
  ['github', 'profile'],
  ['github', 'emails'],
  ['facebook', 'token'],
  ['facebook', 'profile'],
] as const;

describe('a provider that fails', () => {
  let product: TestApp;
  let google: GoogleServer;
  let servers: Record<'github' | 'facebook', ProviderProcess>;
  let lines: string[];

  beforeAll(async () => {
    const [github, facebook] = await Promise.all([startGithub(), startFacebook()]);
    servers = { github, facebook };
    google = await GoogleServer.start();
    product = await createTestApp({
      ...google.environment,
      ...github.environment,
      ...facebook.environment,
    });
    const note = (...said: unknown[]) => void lines.push(said.map(String).join(' '));
    const logger: LoggerService = { log: note, warn: note, error: note };
    product.app.useLogger(logger);
  });
  afterAll(async () => {
    await product.close();
    await Promise.all([servers.github.stop(), servers.facebook.stop(), google.stop()]);
  });
  beforeEach(() => {
    lines = [];
    google.userinfo = { sub: '1', name: 'ana' };
  });
  // Nothing that came through the browser or from the provider.
  afterEach(() => expect(lines.join('\n')).not.toMatch(/secret|code=|state=|\{|<|http:/));

  const browser = () => new Browser(product.app);
  const tables = () =>
    product.database.dataSource.query<unknown>(
      `SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM identities) AS identities,
              (SELECT count(*) FROM sessions) AS sessions`,
    );
  const scene = (fault?: Scene['fault']): Scene => ({
    profile: { id: '77', login: 'ana', name: 'ana' },
    emails: [{ email: 'ana@example.com', primary: true, verified: true }],
    fault,
  });

  it.each(PLACES.flatMap((place) => QUICK.map((kind) => [...place, kind] as const)))(
    '(%s, %s: %s) ends the sign-in without a token and without an account',
    async (provider, at, kind) => {
      const before = await tables();
      await servers[provider].play(scene({ at, kind }));
      expect(await browser().signIn(provider)).toEqual({ error: 'failed', provider });
      expect(await tables()).toEqual(before);
      expect(lines).toEqual([
        expect.stringMatching(`^Sign-in with ${provider} ended \\(failed\\)`),
      ]);
    },
  );

  it('says in the log which answer it was', async () => {
    await servers.github.play(scene({ at: 'profile', kind: '500' }));
    await browser().signIn('github');
    expect(lines[0]).toContain('no profile (500)');
    await servers.facebook.play(scene({ at: 'token', kind: '503' }));
    await browser().signIn('facebook');
    expect(lines[1]).toContain('no token (503)');
    await servers.github.play(scene({ at: 'token', kind: 'cut' }));
    await browser().signIn('github');
    expect(lines[2]).toContain('no token (ECONNRESET)');
    await servers.github.play(scene({ at: 'emails', kind: 'endless' }));
    await browser().signIn('github');
    expect(lines[3]).toContain('no profile (AnswerTooLong)');
    await servers.github.play(scene({ at: 'token', kind: 'error' }));
    await browser().signIn('github');
    expect(lines[4]).toContain('no token (bad_verification_code)');
  });

  it.each([
    ['no id', {}],
    ['an id with a NUL', { sub: 'a\0b' }],
    ['an id that is too long', { sub: '1'.repeat(300) }],
    ['an id that is no text', { sub: { toString: 1 } }],
  ])('because Google told %s ends the sign-in', async (_, userinfo) => {
    google.userinfo = userinfo;
    expect(await browser().signIn('google')).toEqual({ error: 'failed', provider: 'google' });
  });

  it('because Google refused the code or the token ends the sign-in', async () => {
    for (const at of ['token', 'userinfo'] as const) {
      google.answerOnce(at, (response) => {
        response.statusCode = 400;
        response.body = { error: 'invalid_grant', error_description: 'secret code' };
      });
      expect(await browser().signIn('google')).toEqual({ error: 'failed', provider: 'google' });
    }
    expect(lines[0]).toContain('no token (invalid_grant)');
  });

  it.each([
    { sub: '5', name: 7, email: ['a@example.com'], picture: {} },
    { sub: '6', name: '\u202e\0', email: 'nobody', email_verified: true },
    { sub: '7', name: '', email: null, email_verified: 'yes', picture: 'javascript:alert(1)' },
  ])('to tell what can be done without opens an account all the same', async (userinfo) => {
    google.userinfo = userinfo;
    const { token, userId } = await browser().signIn('google');
    const { body } = await product.call('get', `/api/users/${userId!}`, token).expect(200);
    expect(body).toMatchObject({ username: expect.stringMatching(/^learner\d*$/) as string });
  });

  it.each([false, 'false', 1, null, undefined, 'TRUE'])(
    'to say clearly that an address is verified (%s) is not believed',
    async (email_verified) => {
      google.userinfo = { sub: '8', name: 'eve', email: 'eve@example.com', email_verified };
      const refused = { error: 'unverified', provider: 'google' };
      expect(await browser().signIn('google')).toEqual(refused);
    },
  );
});

// Apart: whatever app is made last takes over Nest's logger.
describe('a provider that says nothing', () => {
  it('at any place is waited for ten seconds in all', { timeout: 60_000 }, async () => {
    const waits = PLACES.map(async ([provider, at]) => {
      const server = provider === 'github' ? await startGithub() : await startFacebook();
      const product = await createTestApp(server.environment);
      await server.play({ profile: { id: '77', login: 'ana' }, fault: { at, kind: 'silent' } });
      const somebody = new Browser(product.app);
      const back = await somebody.leave(provider);
      const timeOf = async (done: Promise<unknown>): Promise<number> => {
        const began = performance.now();
        await done;
        return performance.now() - began;
      };
      const failed = expect(somebody.comeBack(back)).resolves.toEqual({
        error: 'failed',
        provider,
      });
      // Side by side, for a busy machine keeps both waiting.
      const [waited, tenSeconds] = await Promise.all([timeOf(failed), timeOf(pause(10_000))]);
      await product.close();
      await server.stop();
      return waited / tenSeconds;
    });
    for (const ratio of await Promise.all(waits)) {
      expect(ratio).toBeGreaterThan(0.9);
      expect(ratio).toBeLessThan(1.15);
    }
  });

  it('because it is gone ends the sign-in at once', async () => {
    const server = await startGithub();
    const product = await createTestApp(server.environment);
    const somebody = new Browser(product.app);
    const back = await somebody.leave('github');
    await server.stop();
    expect(await somebody.comeBack(back)).toEqual({ error: 'failed', provider: 'github' });
    await product.close();
  });
});
