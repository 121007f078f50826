import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { readSettings } from '#config/settings.ts';
import { connect } from '#database/data-source.ts';
import { createApp } from '../../src/create-app.ts';
import { Browser } from '../support/providers/browser.ts';
import { GoogleServer } from '../support/providers/google-server.ts';
import {
  type ProviderProcess,
  startFacebook,
  startGithub,
} from '../support/providers/provider-process.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const FAILED = { error: 'failed', provider: 'google' };

describe('the state of a social sign-in', () => {
  let product: TestApp;
  let google: GoogleServer;
  let github: ProviderProcess;
  let facebook: ProviderProcess;
  let environment: NodeJS.ProcessEnv;

  beforeAll(async () => {
    [google, github, facebook] = await Promise.all([
      GoogleServer.start(),
      startGithub(),
      startFacebook(),
    ]);
    environment = { ...google.environment, ...github.environment, ...facebook.environment };
    product = await createTestApp(environment);
    google.userinfo = { sub: '1', name: 'ana', email: 'ana@example.com', email_verified: true };
  });
  afterAll(async () => {
    await product.close();
    await Promise.all([google.stop(), github.stop(), facebook.stop()]);
  });
  beforeEach(() => github.play({ profile: { id: 1, login: 'ana' }, emails: [] }));

  const browser = () => new Browser(product.app);
  const rows = <Row>(text: string) => product.database.dataSource.query<Row[]>(text);
  const sessions = () => rows('SELECT id FROM sessions ORDER BY id');

  it('has 256 bits and never the same, and goes with a PKCE challenge', async () => {
    const somebody = browser();
    const there = await Promise.all([somebody.begin('google'), somebody.begin('google')]);
    const states = there.map(({ searchParams }) => searchParams.get('state'));
    expect(new Set(states).size).toBe(2);
    for (const { searchParams } of [...there, await somebody.begin('github')]) {
      expect(Buffer.from(searchParams.get('state') ?? '', 'base64url')).toHaveLength(32);
      expect(searchParams.get('code_challenge_method')).toBe('S256');
      expect(searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    }
    expect(there[0].searchParams.get('redirect_uri')).toBe(
      'http://wordloom.test/auth/oauth2/google/callback',
    );
  });

  it('is bound to the browser by a cookie that scripts and other sites do not get', async () => {
    const somebody = browser();
    await somebody.begin('google');
    const [line = ''] = somebody.cookieLines;
    expect(line).toMatch(/^wordloom_sign_in=[\w-]{43}; /);
    expect(line).toMatch(/; Max-Age=600;/);
    for (const attribute of ['Path=/auth/oauth2', 'HttpOnly', 'SameSite=Lax']) {
      expect(line.split('; ')).toContain(attribute);
    }
    expect(line).not.toMatch(/secure|domain/i);
    const [row] = await rows<{ browser_hash: Buffer }>('SELECT * FROM sign_in_attempts');
    expect(JSON.stringify(row)).not.toContain(somebody.cookies.get('wordloom_sign_in'));
  });

  it('works once', async () => {
    const somebody = browser();
    const back = await somebody.leave('google');
    expect(await somebody.comeBack(back)).toHaveProperty('token');
    const before = await sessions();
    expect(await somebody.comeBack(back)).toEqual(FAILED);
    expect(await sessions()).toEqual(before);
  });

  it('works once even with a code that is fresh', async () => {
    await facebook.play({ profile: { id: '1', name: 'ana' } });
    const somebody = browser();
    const back = await somebody.leave('facebook');
    expect(await somebody.comeBack(back)).toHaveProperty('token');
    const again = await somebody.leave('facebook');
    again.searchParams.set('state', back.searchParams.get('state') ?? '');
    expect(await somebody.comeBack(again)).toEqual({ error: 'failed', provider: 'facebook' });
  });

  it('works once when the browser comes back twenty times at once', async () => {
    const somebody = browser();
    const back = await somebody.leave('google');
    const landings = await Promise.all(Array.from({ length: 20 }, () => somebody.comeBack(back)));
    expect(landings.filter(({ token }) => token !== undefined)).toHaveLength(1);
  });

  it('lets nobody in who brings back what another browser began', async () => {
    const [attacker, victim] = [browser(), browser()];
    const back = await attacker.leave('google');
    expect(await victim.comeBack(back)).toEqual(FAILED);
    await victim.begin('google');
    expect(await victim.comeBack(await attacker.leave('google'))).toEqual(FAILED);
  });

  it.each([
    ['none', ''],
    ['an empty one', '&state='],
    ['another', '&state=abc'],
    ['one that was never given out', `&state=${'A'.repeat(43)}`],
    ['two', '&state=a&state=b'],
    ['one that no database stores', '&state=%00'],
  ])('ends without a token when there is %s', async (_, state) => {
    const somebody = browser();
    const back = await somebody.leave('google');
    const code = back.searchParams.get('code');
    const wrong = new URL(`http://wordloom.test${back.pathname}?code=${code}${state}`);
    expect(await somebody.comeBack(wrong)).toEqual(FAILED);
  });

  it.each([
    '',
    '?code=',
    '?code=a&code=b',
    '?error=server_error',
    '?error_code=1349003',
    '?error=access_denied',
  ])(
    'is missed, and nobody is sent off again, when the browser comes back with "%s"',
    async (query) => {
      const somebody = browser();
      await somebody.begin('google');
      const back = new URL(`http://wordloom.test/auth/oauth2/google/callback${query}`);
      expect(await somebody.comeBack(back)).toEqual(FAILED);
    },
  );

  it('is used up by a learner who says no', async () => {
    const somebody = browser();
    const back = await somebody.leave('google');
    const denied = new URL(back);
    denied.searchParams.delete('code');
    denied.searchParams.set('error', 'access_denied');
    expect(await somebody.comeBack(denied)).toEqual({ error: 'denied', provider: 'google' });
    expect(await somebody.comeBack(back)).toEqual(FAILED);
  });

  it('is good for the provider it was made for alone', async () => {
    const somebody = browser();
    const { searchParams } = await somebody.begin('facebook');
    // A code of Google's that asks for no PKCE, with the state of a sign-in that has none.
    const there = new URL(google.environment['GOOGLE_AUTHORIZATION_URL'] ?? '');
    const query = {
      client_id: 'wordloom-id',
      response_type: 'code',
      redirect_uri: 'http://wordloom.test/auth/oauth2/google/callback',
      state: searchParams.get('state') ?? '',
    };
    there.search = new URLSearchParams(query).toString();
    const answer = await fetch(there, { redirect: 'manual' });
    const back = new URL(answer.headers.get('location') ?? '');
    expect(back.searchParams.has('code')).toBe(true);
    expect(await somebody.comeBack(back)).toEqual(FAILED);
  });

  it('is good for ten minutes', async () => {
    const somebody = browser();
    const back = await somebody.leave('google');
    const [{ left }] = (await rows<{ left: number }>(
      'SELECT extract(epoch FROM max(expires_at) - now())::int AS left FROM sign_in_attempts',
    )) as [{ left: number }];
    expect(left).toBeGreaterThan(590);
    expect(left).toBeLessThanOrEqual(600);
    await rows("UPDATE sign_in_attempts SET expires_at = now() - interval '1 second'");
    expect(await somebody.comeBack(back)).toEqual(FAILED);
  });

  it('of those who never came back is swept when others begin', async () => {
    await browser().begin('google');
    await rows("UPDATE sign_in_attempts SET expires_at = now() - interval '1 second'");
    await Promise.all(Array.from({ length: 5 }, () => browser().begin('google')));
    await browser().begin('google');
    const overdue = await rows('SELECT FROM sign_in_attempts WHERE expires_at < now()');
    expect(overdue).toEqual([]);
  });

  it('of two tabs of one browser works in both', async () => {
    const somebody = browser();
    const [first, second] = [await somebody.leave('google'), await somebody.leave('github')];
    expect(await somebody.comeBack(first)).toHaveProperty('token');
    expect(await somebody.comeBack(second)).toHaveProperty('token');
  });

  it('is neither made nor used up by a HEAD', async () => {
    const somebody = browser();
    const back = await somebody.leave('google');
    const before = await rows('SELECT state_hash FROM sign_in_attempts');
    await somebody.open(back, 'HEAD');
    await somebody.open(new URL('http://wordloom.test/auth/oauth2/google'), 'HEAD');
    expect(await rows('SELECT state_hash FROM sign_in_attempts')).toEqual(before);
    expect(await somebody.comeBack(back)).toHaveProperty('token');
  });

  it('is known to every process', async () => {
    const elsewhere = await secondProcess();
    const somebody = browser();
    const back = await somebody.leave('google');
    somebody.reach(elsewhere);
    expect(await somebody.comeBack(back)).toHaveProperty('token');
    somebody.reach(product.app);
    expect(await somebody.comeBack(back)).toEqual(FAILED);
    await elsewhere.close();
  });

  it('travels over TLS alone where the product does', async () => {
    const https = await secondProcess({ PUBLIC_URL: 'https://wordloom.test' });
    const somebody = browser();
    somebody.reach(https);
    const there = await somebody.begin('google');
    expect(somebody.cookieLines[0]).toContain('; Secure');
    expect(there.searchParams.get('redirect_uri')).toMatch(/^https:\/\/wordloom\.test\//);
    await https.close();
  });

  it('is not made for a network address that begins too often', async () => {
    const strict = await secondProcess({ RATE_LIMIT_SOCIAL_SIGN_INS: '1' });
    await rows('DELETE FROM rate_limits');
    const somebody = browser();
    somebody.reach(strict);
    await somebody.begin('google');
    const refused = await somebody.begin('google');
    expect(refused.href).toBe('http://wordloom.test/oauth2-success?error=failed&provider=google');
    await strict.close();
  });

  it('and what follows from it is kept by no cache and told to no other site', async () => {
    const somebody = browser();
    const start = new URL('http://wordloom.test/auth/oauth2/google');
    const back = await somebody.leave('google');
    for (const answer of [await somebody.open(start), await somebody.open(back)]) {
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  it('leads to PUBLIC_URL whatever Host the request names', async () => {
    const answer = await product
      .call('get', '/auth/oauth2/google')
      .set('Host', 'evil.example')
      .set('X-Forwarded-Host', 'evil.example')
      .expect(302);
    expect(answer.headers['location']).not.toContain('evil');
  });

  it('that cannot be stored ends the sign-in at the landing screen', async () => {
    await rows('ALTER TABLE sign_in_attempts RENAME TO elsewhere');
    const landing = await browser().begin('google');
    await rows('ALTER TABLE elsewhere RENAME TO sign_in_attempts');
    expect(landing.href).toBe('http://wordloom.test/oauth2-success?error=failed&provider=google');
  });

  /** A second process of the product, as far as the browser can tell. */
  async function secondProcess(more: NodeJS.ProcessEnv = {}): Promise<NestExpressApplication> {
    const settings = readSettings(
      {
        DATA_DIR: product.dataDir,
        DATABASE_URL: product.database.url,
        LOG_LEVEL: 'silent',
        NODE_ENV: 'test',
        PUBLIC_URL: 'http://wordloom.test',
        ...environment,
        ...more,
      },
      product.dataDir,
    );
    const app = await createApp(settings, await connect(product.database.url));
    await app.listen(0, '127.0.0.1');
    return app;
  }
});
