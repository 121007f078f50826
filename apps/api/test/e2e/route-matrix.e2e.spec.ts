import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Learner, type TestApp } from '../support/test-app.ts';

type Method = 'get' | 'post' | 'put' | 'delete';

interface Route {
  method: Method;
  /** As the server registers it. */
  path: string;
  /** A call that A may make; `A` in it stands for A's id, `CARD` for A's public card. */
  call?: string;
  body?: (userId: number) => object;
  /** Sends a file instead of a body. */
  upload?: true;
  /** Statuses for a call without a token, and with B's token while the call names A. */
  anonymous: number;
  stranger: number;
}

const TEXTS = { translatedWord: 'x', translatedDescription: 'x', translatedExample: 'x' };
const CARD = { word: 'house', categoryId: 3, languageCode: 'es', description: 'd', example: 'e' };

/** Every route there is. One that is missing here fails the suite. */
const ROUTES: Route[] = [
  { method: 'post', path: '/auth/register', anonymous: 400, stranger: 400 },
  { method: 'post', path: '/auth/login', anonymous: 400, stranger: 400 },
  { method: 'post', path: '/auth/logout', anonymous: 401, stranger: 204 },
  { method: 'get', path: '/auth/verify', anonymous: 302, stranger: 302 },
  { method: 'post', path: '/auth/verification/resend', anonymous: 400, stranger: 400 },
  { method: 'get', path: '/auth/email-change', anonymous: 302, stranger: 302 },
  { method: 'post', path: '/auth/password/forgot', anonymous: 400, stranger: 400 },
  { method: 'post', path: '/auth/password/reset', anonymous: 400, stranger: 400 },
  {
    method: 'get',
    path: '/auth/oauth2/:provider',
    call: '/auth/oauth2/google',
    anonymous: 302,
    stranger: 302,
  },
  {
    method: 'get',
    path: '/auth/oauth2/:provider/callback',
    call: '/auth/oauth2/google/callback',
    anonymous: 302,
    stranger: 302,
  },
  { method: 'get', path: '/auth/sessions', anonymous: 401, stranger: 200 },
  { method: 'delete', path: '/auth/sessions', anonymous: 401, stranger: 204 },
  {
    method: 'delete',
    path: '/auth/sessions/:id',
    call: '/auth/sessions/00000000-0000-4000-8000-000000000000',
    anonymous: 401,
    stranger: 404,
  },
  { method: 'get', path: '/api/users/:id', call: '/api/users/A', anonymous: 401, stranger: 200 },
  {
    method: 'put',
    path: '/api/users/:id',
    call: '/api/users/A',
    body: () => ({ username: 'stolen' }),
    anonymous: 401,
    stranger: 403,
  },
  { method: 'delete', path: '/api/users/:id', call: '/api/users/A', anonymous: 401, stranger: 403 },
  {
    method: 'get',
    path: '/api/users/:id/export',
    call: '/api/users/A/export',
    anonymous: 401,
    stranger: 403,
  },
  {
    method: 'post',
    path: '/api/users/:id/avatar',
    call: '/api/users/A/avatar',
    upload: true,
    anonymous: 401,
    stranger: 403,
  },
  {
    method: 'put',
    path: '/api/users/:id/avatar',
    call: '/api/users/A/avatar',
    upload: true,
    anonymous: 401,
    stranger: 403,
  },
  { method: 'get', path: '/api/language', anonymous: 401, stranger: 200 },
  { method: 'get', path: '/api/category', anonymous: 401, stranger: 200 },
  { method: 'post', path: '/api/category', anonymous: 401, stranger: 400 },
  { method: 'get', path: '/api/view', anonymous: 401, stranger: 200 },
  {
    method: 'get',
    path: '/api/view/my-words/:userId',
    call: '/api/view/my-words/A',
    anonymous: 401,
    stranger: 403,
  },
  {
    method: 'post',
    path: '/api/view/save/word/multiple',
    body: (userId) => ({ ...CARD, userId, languageCodes: ['es'] }),
    anonymous: 401,
    stranger: 403,
  },
  {
    method: 'post',
    path: '/api/view/save/word/single',
    body: (user) => ({ ...CARD, user }),
    anonymous: 401,
    stranger: 403,
  },
  { method: 'get', path: '/api/view/favorite', anonymous: 401, stranger: 200 },
  { method: 'get', path: '/api/view/dashboard', anonymous: 401, stranger: 200 },
  { method: 'get', path: '/api/footer', anonymous: 401, stranger: 200 },
  {
    method: 'get',
    path: '/api/view/search/lang/:code',
    call: '/api/view/search/lang/es',
    anonymous: 401,
    stranger: 200,
  },
  {
    method: 'get',
    path: '/api/view/search/categories/:id',
    call: '/api/view/search/categories/1',
    anonymous: 401,
    stranger: 200,
  },
  {
    method: 'get',
    path: '/api/view/search/description/:text',
    anonymous: 401,
    stranger: 200,
  },
  { method: 'get', path: '/api/view/search/example/:text', anonymous: 401, stranger: 200 },
  {
    method: 'post',
    path: '/api/view/images/change/:id',
    call: '/api/view/images/change/CARD',
    anonymous: 401,
    stranger: 403,
  },
  {
    method: 'put',
    path: '/api/view/images/change/:id',
    call: '/api/view/images/change/CARD',
    anonymous: 401,
    stranger: 403,
  },
  {
    method: 'put',
    path: '/api/translations/:id',
    call: '/api/translations/CARD',
    body: (userId) => ({ ...TEXTS, userId }),
    anonymous: 401,
    stranger: 403,
  },
  {
    method: 'delete',
    path: '/api/translations/:id',
    call: '/api/translations/CARD?userId=A',
    anonymous: 401,
    stranger: 403,
  },
  {
    method: 'get',
    path: '/api/favorites/:userId',
    call: '/api/favorites/A',
    anonymous: 401,
    stranger: 403,
  },
  {
    method: 'post',
    path: '/api/favorites',
    body: (userId) => ({ userId, wordTranslationId: 1 }),
    anonymous: 401,
    stranger: 403,
  },
  {
    method: 'delete',
    path: '/api/favorites/:userId/:wordTranslationId',
    call: '/api/favorites/A/1',
    anonymous: 401,
    stranger: 403,
  },
  {
    method: 'get',
    path: '/api/reactions/word/:wordTranslationId',
    call: '/api/reactions/word/CARD',
    anonymous: 401,
    stranger: 200,
  },
  {
    method: 'post',
    path: '/api/reactions',
    body: (userId) => ({ userId, wordTranslationId: 1, emoji: 'like' }),
    anonymous: 401,
    stranger: 403,
  },
  {
    method: 'delete',
    path: '/api/reactions/:id',
    call: '/api/reactions/2147483647',
    anonymous: 401,
    stranger: 404,
  },
  { method: 'get', path: '/api/pictures/:name', anonymous: 404, stranger: 404 },
  { method: 'get', path: '/api/health', anonymous: 200, stranger: 200 },
  { method: 'get', path: '/api/metrics', anonymous: 404, stranger: 404 },
  { method: 'get', path: '/api/openapi.json', anonymous: 200, stranger: 200 },
  { method: 'get', path: '/api/docs', anonymous: 200, stranger: 200 },
  {
    method: 'get',
    path: '/api/docs/:name',
    call: '/api/docs/start.js',
    anonymous: 200,
    stranger: 200,
  },
  { method: 'get', path: '/dev/mailbox', anonymous: 200, stranger: 200 },
  { method: 'get', path: '/dev/mailbox/:name', anonymous: 404, stranger: 404 },
  { method: 'get', path: '/dev/mailbox/:name/html', anonymous: 404, stranger: 404 },
];

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
}

describe('every route', () => {
  let product: TestApp;
  let a: Learner;
  let b: Learner;
  let card: number;
  beforeAll(async () => {
    product = await createTestApp();
    [a, b] = [await product.signUp('aaa'), await product.signUp('bbb')];
    const { body } = await product
      .call('post', '/api/view/save/word/single', a)
      .send({ ...CARD, user: a.id, visibility: 'PUBLIC' });
    card = (body as { wordTranslationId: number }[])[0]!.wordTranslationId;
  });
  afterAll(() => product.close());

  const call = (route: Route, token?: string) => {
    const request = product.call(
      route.method,
      (route.call ?? route.path).replace('CARD', String(card)).replace('A', String(a.id)),
      token,
    );
    if (route.upload) return request.attach('file', Buffer.from('picture'), 'me.png');
    return route.method === 'get' ? request : request.send(route.body?.(a.id) ?? {});
  };
  const rows = () =>
    product.database.dataSource.query<unknown>(
      `SELECT (SELECT count(*) FROM words) AS words, (SELECT count(*) FROM categories) AS categories,
              (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM favorites) AS favorites,
              (SELECT json_agg(t ORDER BY t.id) FROM word_translations t) AS cards, (SELECT count(*) FROM registrations) AS registrations`,
    );

  it('stands in this matrix', () => {
    const { stack } = (
      product.app.getHttpAdapter().getInstance() as unknown as { router: { stack: Layer[] } }
    ).router;
    const registered = stack.flatMap(({ route }) =>
      // What does not start with a slash is middleware that Nest mounted as a route.
      route?.path.startsWith('/')
        ? Object.keys(route.methods).map((method) => `${method} ${route.path}`)
        : [],
    );
    const known = ROUTES.map(({ method, path }) => `${method} ${path}`);
    expect(registered.filter((route) => !known.includes(route))).toEqual([]);
    expect(known.filter((route) => !registered.includes(route))).toEqual([]);
  });

  it.each(ROUTES)('$method $path answers $anonymous without a token', async (route) => {
    const before = await rows();
    await call(route).expect(route.anonymous);
    expect(await rows()).toEqual(before);
  });

  it.each(ROUTES)("$method $path answers $stranger to B when it names A's", async (route) => {
    const before = await rows();
    const { token } = route.path === '/auth/logout' ? await product.signUp('ccc') : b;
    const seen = route.path === '/auth/logout' ? await rows() : before;
    await call(route, token).expect(route.stranger);
    expect(await rows()).toEqual(seen);
  });

  it('believes no token but one of ours', async () => {
    const [header, claims] = a.token.split('.') as [string, string];
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const decoded = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
    const secret = readFileSync(path.join(product.dataDir, 'secrets', 'jwt'), 'utf8');
    const sign = (head: object, body: object) => {
      const content = `${encode(head)}.${encode(body)}`;
      return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
    };
    const hs256 = { alg: 'HS256', typ: 'JWT' };
    const accepted = sign(hs256, decoded);
    await product.call('get', '/api/language', accepted).expect(200);
    const refused = [
      'nonsense',
      `${header}.${claims}.`,
      `${encode({ alg: 'none' })}.${claims}.`,
      `${header}.${encode({ ...decoded, sub: String(b.id) })}.${a.token.split('.')[2]!}`,
      sign(hs256, { ...decoded, sub: String(b.id) }),
      sign(hs256, { ...decoded, aud: 'elsewhere' }),
      sign(hs256, { ...decoded, iss: 'elsewhere' }),
      sign(hs256, { ...decoded, exp: 1 }),
      sign(hs256, { ...decoded, jti: undefined }),
      sign(hs256, { ...decoded, exp: undefined }),
      sign(hs256, { ...decoded, jti: '00000000-0000-4000-8000-000000000000' }),
    ];
    for (const token of refused) await product.call('get', '/api/language', token).expect(401);
    await product.call('get', `/api/language?token=${a.token}`).expect(401);
    await product.call('get', '/api/language').set('Cookie', `token=${a.token}`).expect(401);
  });
});
