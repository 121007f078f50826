import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Learner, linkIn, type TestApp } from '../support/test-app.ts';

describe('a forgotten password', () => {
  let product: TestApp;
  beforeAll(async () => {
    product = await createTestApp();
  });
  afterAll(() => product.close());

  const forgot = (email: string) => product.call('post', '/auth/password/forgot').send({ email });
  const reset = (token: string, password = 'quite another one') =>
    product.call('post', '/auth/password/reset').send({ token, password });
  const login = (email: string, password: string) =>
    product.call('post', '/auth/login').send({ email, password });
  const rows = <Row>(text: string, values: unknown[] = []) =>
    product.database.dataSource.query<Row[]>(text, values);
  const resetToken = async (email: string) => {
    await forgot(email).expect(202);
    const link = linkIn((await product.lastMail(email))?.text);
    expect(link).toMatch(/^\/reset-password\?token=[\w-]{43}$/);
    return link.split('=')[1]!;
  };
  const state = (learner: Learner) =>
    rows(
      `SELECT password_hash, (SELECT count(*) FROM sessions WHERE user_id = u.id AND revoked_at IS NULL)
         FROM users u WHERE id = $1`,
      [learner.id],
    );

  it('is replaced by the link in the mail, which signs the learner out everywhere', async () => {
    const ada = await product.signUp('ada');
    const token = await resetToken(ada.email);
    const { body } = await reset(token).expect(200);
    expect(body).toEqual({ message: expect.any(String) as string });
    await product.call('get', '/api/language', ada).expect(401);
    await login(ada.email, ada.password).expect(401);
    await login(ada.email, 'quite another one').expect(200);
    const notice = await product.lastMail(ada.email);
    expect(notice?.subject).toBe('Your Wordloom password has changed');
    expect(notice?.text).toContain('http://wordloom.test/forgot-password');
  });

  it('lets its owner in again, however many wrong ones a stranger tried', async () => {
    const owner = await product.signUp('owner');
    for (let guess = 0; guess < 10; guess += 1) await login(owner.email, 'wrong').expect(401);
    await login(owner.email, owner.password).expect(429);
    await reset(await resetToken(owner.email)).expect(200);
    await login(owner.email, 'quite another one').expect(200);
  });

  it('says the same of every address, and mails only to accounts that may sign in', async () => {
    const known = await product.signUp('known');
    const disabled = await product.signUp('disabled');
    await rows('UPDATE users SET disabled_at = now() WHERE id = $1', [disabled.id]);
    await product
      .call('post', '/auth/register')
      .send({ username: 'waiting', email: 'waiting@example.com', password: 'waits for it' });
    const addresses = [known.email, disabled.email, 'waiting@example.com', 'nobody@example.com'];
    const subjects = () =>
      Promise.all(addresses.map(async (email) => (await product.lastMail(email))?.subject));
    const before = await subjects();
    const answers = await Promise.all(addresses.map((email) => forgot(email).expect(202)));
    for (const { body } of answers) expect(body).toEqual(answers[0]!.body);
    const after = await subjects();
    expect(after[0]).toBe('A new password for Wordloom');
    expect(after.slice(1)).toEqual(before.slice(1));
    const left = await rows("SELECT FROM mail_outbox WHERE recipient = 'nobody@example.com'");
    expect(left).toEqual([]);
  });

  it('may be the first one of an account made by social sign-in', async () => {
    await rows(
      "INSERT INTO users (username, username_key, email) VALUES ('social', 'social', 'social@example.com')",
    );
    await reset(await resetToken('social@example.com')).expect(200);
    await login('social@example.com', 'quite another one').expect(200);
  });

  it('is replaced once when a link is used twice at once', async () => {
    const twice = await product.signUp('twice');
    const token = await resetToken(twice.email);
    const answers = await Promise.all(
      ['first of two', 'second of two'].map((password) => reset(token, password)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const won = answers[0]!.status === 200 ? 'first of two' : 'second of two';
    await login(twice.email, won).expect(200);
  });

  it('ends the other links that wait, to a password and to another address', async () => {
    const many = await product.signUp('many');
    const [first, second] = [await resetToken(many.email), await resetToken(many.email)];
    await product
      .call('put', `/api/users/${many.id}`, many)
      .send({ email: 'thief@example.com' })
      .expect(200);
    const change = linkIn((await product.lastMail('thief@example.com'))?.text);
    await reset(second).expect(200);
    await reset(first).expect(400);
    await product.call('get', change).expect('Location', '/email-verification?status=invalid');
    expect(await rows('SELECT email FROM users WHERE id = $1', [many.id])).toEqual([
      { email: many.email },
    ]);
  });

  describe('stays when the link', () => {
    const refusals: [string, (learner: Learner) => Promise<string>][] = [
      ['is unknown', () => Promise.resolve('nope')],
      [
        'has been used',
        async ({ email }) => {
          const token = await resetToken(email);
          await reset(token).expect(200);
          return token;
        },
      ],
      [
        'has expired',
        async ({ id, email }) => {
          const token = await resetToken(email);
          const [link] = await rows<{ seconds: number }>(
            'SELECT extract(epoch FROM expires_at - created_at)::integer AS seconds FROM links WHERE user_id = $1',
            [id],
          );
          expect(link?.seconds).toBe(3_600);
          await rows('UPDATE links SET expires_at = now() WHERE user_id = $1', [id]);
          return token;
        },
      ],
      [
        'was made for another purpose',
        async (learner) => {
          const email = `new-${learner.email}`;
          await product.call('put', `/api/users/${learner.id}`, learner).send({ email });
          return linkIn((await product.lastMail(email))?.text).split('=')[1]!;
        },
      ],
      [
        'went to an address that is no longer the account’s',
        async ({ id, email }) => {
          const token = await resetToken(email);
          await rows("UPDATE users SET email = 'moved-' || email WHERE id = $1", [id]);
          return token;
        },
      ],
      [
        'belongs to an account that was disabled since',
        async ({ id, email }) => {
          const token = await resetToken(email);
          await rows('UPDATE users SET disabled_at = now() WHERE id = $1', [id]);
          return token;
        },
      ],
    ];
    it.each(refusals.map(([title, token], index) => [title, token, `refused${index}`] as const))(
      '%s',
      async (_, tokenOf, username) => {
        const learner = await product.signUp(username);
        const token = await tokenOf(learner);
        const before = await state(learner);
        const { body } = await reset(token, 'never set').expect(400);
        expect(body).toMatchObject({ statusCode: 400, code: 'link.invalid' });
        expect(await state(learner)).toEqual(before);
      },
    );

    it('works, but the new password does not', async () => {
      const learner = await product.signUp('shorty');
      const token = await resetToken(learner.email);
      const { body } = await reset(token, 'five5').expect(400);
      expect(body).toMatchObject({ code: 'password.invalid' });
      await reset(token).expect(200);
    });
  });
});
