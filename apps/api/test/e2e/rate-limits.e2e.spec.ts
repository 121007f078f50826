import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Learner, type TestApp } from '../support/test-app.ts';

describe('limits', () => {
  let product: TestApp;
  let learner: Learner;
  beforeAll(async () => {
    product = await createTestApp({
      RATE_LIMIT_SEARCHES_PER_MINUTE: '3',
      RATE_LIMIT_MAILS: '2',
      RATE_LIMIT_AVATARS: '2',
      RATE_LIMIT_LOGIN_PER_ORIGIN: '60',
    });
    learner = await product.signUp('learner');
  });
  afterAll(() => product.close());

  const login = (email: string, password: string, forwardedFor = '') =>
    product
      .call('post', '/auth/login')
      .set('X-Forwarded-For', forwardedFor)
      .send({ email, password });

  it.each(['learner@example.com', 'nobody@example.com'])(
    'refuse %s after ten wrong passwords, also at once and from pretended addresses',
    async (email) => {
      const answers = await Promise.all(
        Array.from({ length: 25 }, (_, index) => login(email, 'wrong', `10.0.0.${index}`)),
      );
      const statuses = answers.map(({ status }) => status);
      const tried = statuses.filter((status) => status === 401).length;
      // Four checks may run at once, so the limit may be passed by three.
      expect(tried).toBeGreaterThanOrEqual(10);
      expect(tried).toBeLessThanOrEqual(13);
      const refused = await login(email, learner.password).expect(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.body).toMatchObject({ code: 'rate.limited' });
    },
  );

  it('let others sign in meanwhile', async () => {
    const other = await product.signUp('other');
    await login(other.email, other.password).expect(200);
  });

  it('stop counting failures of nobody in particular at the limit of their origin', async () => {
    const guesses = Array.from({ length: 70 }, (_, index) => `guess${index}@example.com`);
    const answers = await Promise.all(guesses.map((email) => login(email, 'wrong')));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });

  it('let a hundred people register from one address in a minute', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        product.call('post', '/auth/register').send({
          username: `crowd${index}`,
          email: `crowd${index}@example.com`,
          password: 'a password',
        }),
      ),
    );
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
  });

  it('send no more links to one address than allowed, and do not tell', async () => {
    const email = 'crowd1@example.com';
    for (let request = 0; request < 4; request += 1) {
      await product.call('post', '/auth/verification/resend').send({ email }).expect(202);
    }
    const [{ count }] = await product.database.dataSource.query<[{ count: string }]>(
      'SELECT count(*) FROM mail_outbox WHERE recipient = $1',
      [email],
    );
    expect(Number(count)).toBe(1 + 2);
  });

  it('send no more confirmations of a new address than allowed, whatever the address', async () => {
    const change = (email: string) =>
      product.call('put', `/api/users/${learner.id}`, learner).send({ email });
    await change('first@example.com').expect(200);
    await change('second@example.com').expect(200);
    await change('third@example.com').expect(429);
    const { body } = await product.call('get', `/api/users/${learner.id}`, learner).expect(200);
    expect(body).toMatchObject({ pendingEmail: 'second@example.com' });
  });

  it('take only so many uploads of a learner, however broken they are', async () => {
    const upload = () =>
      product
        .call('post', `/api/users/${learner.id}/avatar`, learner)
        .attach('file', Buffer.from('no picture'), { filename: 'x.png', contentType: 'image/png' });
    await upload().expect(400);
    await upload().expect(400);
    const { headers } = await upload().expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('count the searches that had to be looked up, not those answered from cards', async () => {
    const search = (word: string) =>
      product
        .call('post', '/api/view/save/word/multiple', learner)
        .send({ userId: learner.id, word, categoryId: 3, languageCodes: ['es'] });
    for (const word of ['house', 'door', 'window']) await search(word).expect(201);
    for (let again = 0; again < 5; again += 1) await search('house').expect(200);
    const refused = await search('table').expect(429);
    expect(refused.headers['retry-after']).toBeDefined();
  });
});
