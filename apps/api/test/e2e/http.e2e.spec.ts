import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Learner, type TestApp } from '../support/test-app.ts';

const TOO_DEEP = `{"name":${'['.repeat(50)}${']'.repeat(50)}}`;
const TOO_LARGE = `{"name":"${' '.repeat(110_000)}house"}`;

describe('the API', () => {
  let product: TestApp;
  let learner: Learner;
  beforeAll(async () => {
    product = await createTestApp();
    learner = await product.signUp('learner');
  });
  afterAll(() => product.close());

  const createCategory = (name: unknown) =>
    product.call('post', '/api/category', learner).send({ name });

  it('answers languages in their order and categories with their ids', async () => {
    const languages = await product.call('get', '/api/language', learner).expect(200);
    expect((languages.body as { code: string }[]).map(({ code }) => code)).toEqual(
      'es en de fr it pt nl pl sv ca ja zh'.split(' '),
    );
    const categories = await product.call('get', '/api/category', learner).expect(200);
    expect(categories.body).toContainEqual({ id: expect.any(Number) as number, name: 'Animals' });
  });

  it('makes a category once, whatever its case, accents and outer blanks', async () => {
    const { body: made } = await createCategory(' Música ').expect(201);
    expect(made).toEqual({ id: expect.any(Number) as number, name: 'Música' });
    const { body: found } = await createCategory('MUSICA').expect(200);
    expect(found).toEqual(made);
  });

  it.each([
    ['ab', 'category.too_short'],
    ['  a ', 'category.too_short'],
    ['x'.repeat(31), 'category.too_long'],
    [null, 'request.invalid'],
  ])('refuses the category name %j', async (name, code) => {
    const { body } = await createCategory(name).expect(400);
    expect(body).toMatchObject({ code });
  });

  it("shows anybody's name and picture, and an address to its owner alone", async () => {
    const other = await product.signUp('other');
    const { body: own } = await product.call('get', `/api/users/${learner.id}`, learner);
    expect(own).toEqual({
      id: learner.id,
      username: 'learner',
      imageUrl: null,
      email: 'learner@example.com',
      pendingEmail: null,
    });
    const { body: foreign } = await product.call('get', `/api/users/${other.id}`, learner);
    expect(foreign).toEqual({ id: other.id, username: 'other', imageUrl: null });
    await product.call('get', '/api/users/2147483647', learner).expect(404);
  });

  it.each(['abc', '0', '-1', '1.5', '1e3', '2147483648', '%00'])(
    'refuses %s as an id in the path',
    async (id) => {
      const { body } = await product.call('get', `/api/users/${id}`, learner).expect(400);
      expect(body).toMatchObject({ statusCode: 400, code: 'id.invalid' });
    },
  );

  it.each([
    ['text/plain', 'house', 415],
    ['application/x-www-form-urlencoded', 'name=house', 415],
    ['application/json', '{"name":', 400],
    ['application/json', '"house"', 400],
    ['application/json', TOO_DEEP, 400],
    ['application/json', TOO_LARGE, 413],
    ['application/json; charset=latin1', '{"name":"house"}', 415],
  ])('answers a body of type %s like %s with %i', async (type, body, status) => {
    const answer = await product
      .call('post', '/api/category', learner)
      .set('Content-Type', type)
      .send(body);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      statusCode: status,
      message: expect.any(String) as string,
    });
  });

  it.each(['/api/nothing', '/api/pictures/..%2f..%2fsecrets', '/api/pictures/none.webp', '/auth'])(
    'answers 404 for %s',
    async (address) => {
      const { body } = await product.call('get', address, learner).expect(404);
      expect(body).toMatchObject({ code: 'route.not_found' });
    },
  );

  it('never lets an answer be kept or framed, and runs no foreign script', async () => {
    const { headers } = await product.call('get', '/api/category', learner);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('lets no other page read its answers unless it is listed', async () => {
    const origin = 'https://cards.example';
    const closed = await product.call('get', '/api/health').set('Origin', origin);
    expect(closed.headers['access-control-allow-origin']).toBeUndefined();
    const open = await createTestApp({ CORS_ORIGINS: `https://other.example, ${origin}` });
    try {
      const listed = await open.call('get', '/api/health').set('Origin', origin);
      expect(listed.headers['access-control-allow-origin']).toBe(origin);
      expect(listed.headers['access-control-allow-credentials']).toBeUndefined();
      const stranger = await open.call('get', '/api/health').set('Origin', 'https://x.example');
      expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
    } finally {
      await open.close();
    }
  });

  it('tells its health without a token', async () => {
    await product.call('get', '/api/health').expect(200, { status: 'ok' });
  });
});
