import type { User } from '@wordloom/contracts/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Learner, linkIn, type TestApp } from '../support/test-app.ts';

describe('a profile', () => {
  let product: TestApp;
  beforeAll(async () => {
    product = await createTestApp();
  });
  afterAll(() => product.close());

  const update = (who: Learner, changes: object) =>
    product.call('put', `/api/users/${who.id}`, who).send(changes);
  const read = async (who: Learner): Promise<User> =>
    (await product.call('get', `/api/users/${who.id}`, who).expect(200)).body as User;
  const login = (email: string, password: string) =>
    product.call('post', '/auth/login').send({ email, password });
  const rows = <Row>(text: string, values: unknown[] = []) =>
    product.database.dataSource.query<Row[]>(text, values);
  const everything = () =>
    rows('SELECT * FROM users u LEFT JOIN links l ON l.user_id = u.id ORDER BY u.id, token_hash');

  it('stays as it is when nothing changes', async () => {
    const learner = await product.signUp('steady');
    const before = await everything();
    const { body } = await update(learner, {}).expect(200);
    expect(body).toEqual(await read(learner));
    const same = { username: learner.username, email: learner.email };
    await update(learner, same).expect(200);
    expect(await everything()).toEqual(before);
  });

  it('is nobody else’s to change', async () => {
    const [learner, stranger] = [await product.signUp('mine'), await product.signUp('yours')];
    const before = await everything();
    const { body } = await product
      .call('put', `/api/users/${learner.id}`, stranger)
      .send({ username: 'stolen', password: 'stolen too' })
      .expect(403);
    expect(body).toMatchObject({ code: 'user.mismatch' });
    expect(await everything()).toEqual(before);
  });

  it.each([
    [{ username: 'ab' }, 'username.invalid', 'Username must be between 3 and 20 characters'],
    [{ email: 'nope' }, 'email.invalid', 'Email must be valid'],
    [{ password: 'five5' }, 'password.invalid', 'Password must be at least 6 characters'],
    [{ username: 'a\u0000bc' }, 'text.forbidden_characters', undefined],
    [{ username: null }, 'request.invalid', undefined],
  ])('refuses %j', async (changes, code, message) => {
    const learner = await product.signUp('refused');
    const before = await everything();
    const answer = await update(learner, { username: 'changed', ...changes }).expect(400);
    expect(answer.body).toMatchObject({ code, ...(message && { message }) });
    expect(await everything()).toEqual(before);
    await rows('DELETE FROM users WHERE id = $1', [learner.id]);
  });

  describe('gets another username', () => {
    it('at once, also when only its case changes', async () => {
      const learner = await product.signUp('lower');
      const { body } = await update(learner, { username: ' LOWER ' }).expect(200);
      expect(body).toMatchObject({ id: learner.id, username: 'LOWER' });
      await update(learner, { username: 'Another' }).expect(200);
      expect((await read(learner)).username).toBe('Another');
    });

    it('unless it is taken, and then nothing else changes either', async () => {
      const [learner] = [await product.signUp('wisher'), await product.signUp('taken')];
      await product
        .call('post', '/auth/register')
        .send({ username: 'reserved', email: 'reserved@example.com', password: 'waits for it' })
        .expect(201);
      const before = await everything();
      for (const username of ['TAKEN', 'Ｔaken', 'reserved']) {
        const changes = { username, email: 'unseen@example.com', password: 'unset password' };
        const { body } = await update(learner, changes).expect(409);
        expect(body).toMatchObject({ code: 'username.taken' });
      }
      expect(await everything()).toEqual(before);
      await login(learner.email, learner.password).expect(200);
    });

    it('once, when many ask for it at once', async () => {
      const names = Array.from({ length: 6 }, (_, index) => `runner${index}`);
      const runners = await Promise.all(names.map((name) => product.signUp(name)));
      const answers = await Promise.all(runners.map((each) => update(each, { username: 'goal' })));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array<number>(5).fill(409)]);
    });
  });

  describe('gets another password', () => {
    it('and every other browser is signed out, the own one not', async () => {
      const learner = await product.signUp('secretive');
      const { body } = await login(learner.email, learner.password).expect(200);
      const { token: elsewhere } = body as { token: string };
      await update(learner, { password: 'a better one' }).expect(200);
      await product.call('get', '/api/language', elsewhere).expect(401);
      await product.call('get', '/api/language', learner).expect(200);
      await login(learner.email, learner.password).expect(401);
      await login(learner.email, 'a better one').expect(200);
      const mail = await product.lastMail(learner.email);
      expect(mail?.subject).toBe('Your Wordloom password has changed');
    });

    it('and no sign-in with the old one survives that happened at the same time', async () => {
      const learner = await product.signUp('racer');
      const logins = Array.from({ length: 12 }, () => login(learner.email, learner.password));
      await Promise.all([...logins, update(learner, { password: 'a better one' }).expect(200)]);
      const { body } = await product.call('get', '/auth/sessions', learner).expect(200);
      expect(body).toHaveLength(1);
    });

    it('and an address that was asked for before no longer comes', async () => {
      const learner = await product.signUp('hijacked');
      await update(learner, { email: 'hijacker@example.com' }).expect(200);
      const link = linkIn((await product.lastMail('hijacker@example.com'))?.text);
      const { body } = await update(learner, { password: 'a better one' }).expect(200);
      expect(body).toMatchObject({ pendingEmail: null });
      await product.call('get', link).expect('Location', '/email-verification?status=invalid');
    });
  });

  describe('gets another address', () => {
    const statusOf = async (link: string) =>
      (await product.call('get', link).expect(302)).headers['location'];
    const changeTo = async (learner: Learner, email: string) => {
      const { body } = await update(learner, { email }).expect(200);
      expect(body).toMatchObject({ email: learner.email, pendingEmail: email });
      const link = linkIn((await product.lastMail(email))?.text);
      expect(link).toMatch(/^\/auth\/email-change\?token=[\w-]{43}$/);
      return link;
    };

    it('when the link in the mail to it is followed, and the old one is told', async () => {
      const learner = await product.signUp('mover');
      const link = await changeTo(learner, 'moved@example.com');
      const notice = await product.lastMail(learner.email);
      expect(notice?.subject).toBe('Your Wordloom account is to get another e-mail');
      expect(notice?.text).not.toContain('token');
      await login('moved@example.com', learner.password).expect(401);
      const { body: seen } = await product.call(
        'get',
        `/api/users/${learner.id}`,
        await product.signUp('onlooker'),
      );
      expect(seen).not.toHaveProperty('pendingEmail');

      await product.call('head', link).expect(302);
      expect((await read(learner)).pendingEmail).toBe('moved@example.com');
      expect(await statusOf(link)).toBe('/email-verification?status=success');
      expect(await read(learner)).toMatchObject({ email: 'moved@example.com', pendingEmail: null });
      expect(await statusOf(link)).toBe('/email-verification?status=already');
      await login('moved@example.com', learner.password).expect(200);
      await login(learner.email, learner.password).expect(401);
    });

    it('once when the link is followed twenty times at once', async () => {
      const learner = await product.signUp('clicker');
      const link = await changeTo(learner, 'clicked@example.com');
      const locations = await Promise.all(Array.from({ length: 20 }, () => statusOf(link)));
      expect(locations.filter((location) => location?.endsWith('success'))).toHaveLength(1);
      expect(locations.filter((location) => location?.endsWith('already'))).toHaveLength(19);
    });

    it('from the newest request alone', async () => {
      const learner = await product.signUp('fickle');
      const older = await changeTo(learner, 'older@example.com');
      const newer = await changeTo(learner, 'newer@example.com');
      expect(await statusOf(older)).toBe('/email-verification?status=invalid');
      expect(await statusOf(newer)).toBe('/email-verification?status=success');
    });

    it('no more once the present one is set again', async () => {
      const learner = await product.signUp('repentant');
      const link = await changeTo(learner, 'regretted@example.com');
      const { body } = await update(learner, { email: learner.email }).expect(200);
      expect(body).toMatchObject({ email: learner.email, pendingEmail: null });
      expect(await statusOf(link)).toBe('/email-verification?status=invalid');
    });

    it('not within an expired link, and it no longer waits then', async () => {
      const learner = await product.signUp('dawdler');
      const link = await changeTo(learner, 'late@example.com');
      const [row] = await rows<{ hours: number }>(
        `SELECT extract(epoch FROM expires_at - created_at)::integer / 3600 AS hours
           FROM links WHERE user_id = $1`,
        [learner.id],
      );
      expect(row?.hours).toBe(24);
      await rows('UPDATE links SET expires_at = now() WHERE user_id = $1', [learner.id]);
      expect((await read(learner)).pendingEmail).toBeNull();
      expect(await statusOf(link)).toBe('/email-verification?status=invalid');
    });

    it('never by a link made for something else', async () => {
      const learner = await product.signUp('crosser');
      await product.call('post', '/auth/password/forgot').send({ email: learner.email });
      const token = linkIn((await product.lastMail(learner.email))?.text).split('=')[1]!;
      const before = await everything();
      expect(await statusOf(`/auth/email-change?token=${token}`)).toContain('invalid');
      const change = await changeTo(learner, 'crossed@example.com');
      expect(await statusOf(change.replace('email-change', 'verify'))).toContain('invalid');
      await rows('DELETE FROM links WHERE email = $1', ['crossed@example.com']);
      expect(await everything()).toEqual(before);
    });

    it('but not one with an account, whose owner alone learns of it', async () => {
      const [learner, owner] = [await product.signUp('curious'), await product.signUp('holder')];
      const { body } = await update(learner, { email: owner.email }).expect(200);
      expect(body).toMatchObject({ email: learner.email, pendingEmail: owner.email });
      expect(await read(learner)).toEqual(body);
      const mail = await product.lastMail(owner.email);
      expect(mail?.subject).toBe('This e-mail has a Wordloom account already');
      expect(mail?.text).not.toContain('token');
      expect(mail?.text).toContain('holder');
      const notice = await product.lastMail(learner.email);
      expect(notice?.subject).toBe('Your Wordloom account is to get another e-mail');
    });

    it('but not one that got an account while it waited', async () => {
      const learner = await product.signUp('slow');
      const link = await changeTo(learner, 'quick@example.com');
      await product.signUp('quick');
      expect(await statusOf(link)).toBe('/email-verification?status=invalid');
      expect((await read(learner)).email).toBe(learner.email);
    });

    it('for one of two who ask for it at once', async () => {
      const learners = [await product.signUp('left'), await product.signUp('right')];
      const links: string[] = [];
      for (const each of learners) links.push(await changeTo(each, 'middle@example.com'));
      const locations = await Promise.all(links.map(statusOf));
      expect(locations.sort()).toEqual([
        '/email-verification?status=invalid',
        '/email-verification?status=success',
      ]);
    });
  });
});

describe('sessions', () => {
  let product: TestApp;
  let learner: Learner;
  let stranger: Learner;
  beforeAll(async () => {
    product = await createTestApp();
    [learner, stranger] = [await product.signUp('learner'), await product.signUp('stranger')];
  });
  afterAll(() => product.close());

  interface Row {
    id: string;
    userAgent: string | null;
    current: boolean;
  }
  const list = async (who: Learner | string) =>
    (await product.call('get', '/auth/sessions', who).expect(200)).body as Row[];
  const signIn = async (userAgent: string) => {
    const { body } = await product
      .call('post', '/auth/login')
      .set('User-Agent', userAgent)
      .send({ email: learner.email, password: learner.password })
      .expect(200);
    return (body as { token: string }).token;
  };

  it('are listed newest first, the one that asks marked, those that ended left out', async () => {
    const ended = await signIn('Ended/1');
    await product.call('post', '/auth/logout', ended).expect(204);
    await signIn('Phone/2');
    const sessions = await list(learner);
    expect(sessions.map(({ userAgent, current }) => [userAgent, current])).toEqual([
      ['Phone/2', false],
      [null, true],
    ]);
    expect(Object.keys(sessions[0]!)).toEqual([
      'id',
      'userAgent',
      'createdAt',
      'expiresAt',
      'current',
    ]);
  });

  it('end one by one', async () => {
    const token = await signIn('Tablet/3');
    const { id } = (await list(token)).find(({ current }) => current)!;
    await product.call('delete', `/auth/sessions/${id}`, learner).expect(204);
    await product.call('get', '/api/language', token).expect(401);
    await product.call('delete', `/auth/sessions/${id}`, learner).expect(404);
  });

  it('are nobody else’s to end', async () => {
    const { id } = (await list(learner))[0]!;
    const before = await list(learner);
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const path of [`/auth/sessions/${id}`, `/auth/sessions/${unknown}`]) {
      const { body } = await product.call('delete', path, stranger).expect(404);
      expect(body).toMatchObject({ code: 'session.not_found' });
    }
    expect(await list(learner)).toEqual(before);
  });

  it.each(['1', 'nope', '%00', `${'0'.repeat(8)}-0000`])('have no id like %s', async (id) => {
    const { body } = await product.call('delete', `/auth/sessions/${id}`, learner).expect(400);
    expect(body).toMatchObject({ code: 'id.invalid' });
  });

  it('end all at once but the one that asks, and no stranger’s', async () => {
    const others = [await signIn('A/1'), await signIn('B/1')];
    await product.call('delete', '/auth/sessions', learner).expect(204);
    for (const token of others) await product.call('get', '/api/language', token).expect(401);
    expect(await list(learner)).toMatchObject([{ current: true }]);
    await product.call('get', '/api/language', stranger).expect(200);
  });
});
