import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, linkIn, type TestApp } from '../support/test-app.ts';

describe('accounts by e-mail', () => {
  let product: TestApp;
  beforeAll(async () => {
    product = await createTestApp();
  });
  afterAll(() => product.close());

  const register = (username: string, email: string, password = 'a good password') =>
    product.call('post', '/auth/register').send({ username, email, password });
  const login = (email: string, password = 'a good password') =>
    product.call('post', '/auth/login').send({ email, password });

  it('become usable when the link in the mail is followed, and not before', async () => {
    const { body } = await register('marta', 'Marta@Example.com ').expect(201);
    expect(body).toEqual({ message: 'Registration successful. Please check your email.' });
    const early = await login('marta@example.com').expect(403);
    expect(early.body).toEqual({
      statusCode: 403,
      code: 'auth.unconfirmed',
      message: 'Please confirm your e-mail first.',
    });

    const link = linkIn((await product.lastMail('marta@example.com'))?.text);
    await product.call('head', link).expect(302);
    await product
      .call('get', link)
      .expect(302)
      .expect('Location', '/email-verification?status=success');
    await product.call('get', link).expect('Location', '/email-verification?status=already');

    const { body: session } = await login('MARTA@example.com').expect(200);
    expect(session).toEqual({
      token: expect.any(String) as string,
      userId: expect.any(Number) as number,
      message: 'Login successful!',
    });
  });

  it('are made once when a link is followed twenty times at once', async () => {
    await register('twenty', 'twenty@example.com').expect(201);
    const link = linkIn((await product.lastMail('twenty@example.com'))?.text);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => product.call('get', link).expect(302)),
    );
    const statuses = answers.map(({ headers }) => headers['location']!);
    expect(statuses.filter((status) => status.endsWith('success'))).toHaveLength(1);
    expect(statuses.filter((status) => status.endsWith('already'))).toHaveLength(19);
  });

  it('answer alike for an address that has an account, whose owner gets a mail instead', async () => {
    const { email } = await product.signUp('owner');
    const { body } = await register('somebody', email).expect(201);
    expect(body).toEqual({ message: 'Registration successful. Please check your email.' });
    const mail = await product.lastMail(email);
    expect(mail?.text).not.toContain('/auth/verify');
    await login(email).expect(401);
  });

  it('refuse a username that is taken, whatever its case', async () => {
    await product.signUp('Taken');
    const { body } = await register('tAKEN', 'other@example.com').expect(409);
    expect(body).toMatchObject({ code: 'username.taken' });
  });

  it('give one of many the username when they ask for it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => register('rush', `rush${index}@example.com`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)].sort());
  });

  it('never inherit the password that a stranger planted on the address', async () => {
    await register('victim_x', 'victim@example.com', 'planted by a stranger').expect(201);
    await register('victim', 'victim@example.com', 'chosen by the owner').expect(201);
    const link = linkIn((await product.lastMail('victim@example.com'))?.text);
    await product.call('get', link).expect('Location', '/email-verification?status=success');
    await login('victim@example.com', 'planted by a stranger').expect(401);
    await login('victim@example.com', 'chosen by the owner').expect(200);
  });

  it('send a fresh link on request, and say the same for every address', async () => {
    await register('patient', 'patient@example.com').expect(201);
    const first = linkIn((await product.lastMail('patient@example.com'))?.text);
    const resend = (email: string) =>
      product.call('post', '/auth/verification/resend').send({ email }).expect(202);
    const known = await resend('patient@example.com');
    const unknown = await resend('nobody@example.com');
    expect(known.body).toEqual(unknown.body);
    const second = linkIn((await product.lastMail('patient@example.com'))?.text);
    expect(second).not.toBe(first);
    await product.call('get', second).expect('Location', '/email-verification?status=success');
    await product.call('get', first).expect('Location', '/email-verification?status=already');
  });

  it.each([
    ['no token', ''],
    ['an unknown token', '?token=nope'],
    ['two tokens', '?token=a&token=b'],
    ['a broken escape', '?token=%E0%A4%A'],
  ])('show an invalid link for %s', async (_, query) => {
    await product
      .call('get', `/auth/verify${query}`)
      .expect('Location', '/email-verification?status=invalid');
  });

  it.each([
    [{ username: 'ab', email: 'a@b.co', password: 'secret' }, 'username.invalid'],
    [{ username: 'x'.repeat(21), email: 'a@b.co', password: 'secret' }, 'username.invalid'],
    [{ username: 'abc', email: 'a@b', password: 'secret' }, 'email.invalid'],
    [{ username: 'abc', email: 'Eve <e@b.co>', password: 'secret' }, 'email.invalid'],
    [{ username: 'abc', email: 'a@b.co,c@d.co', password: 'secret' }, 'email.invalid'],
    [{ username: 'abc', email: 'a@b.co', password: 'five5' }, 'password.invalid'],
    [{ username: 'a\u0000bc', email: 'a@b.co', password: 'secret' }, 'text.forbidden_characters'],
  ])('refuse %j', async (body, code) => {
    const answer = await product.call('post', '/auth/register').send(body).expect(400);
    expect(answer.body).toMatchObject({ code, message: expect.any(String) as string });
  });

  it('lose their session when they sign out', async () => {
    const learner = await product.signUp('leaver');
    await product.call('get', '/api/language', learner).expect(200);
    await product.call('post', '/auth/logout', learner).expect(204);
    await product.call('get', '/api/language', learner).expect(401);
  });
});
