import { createServer, type AddressInfo, type Socket } from 'node:net';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { Browser } from '../support/providers/browser.ts';
import { GoogleServer } from '../support/providers/google-server.ts';
import { createTestApp, linkIn, type TestApp } from '../support/test-app.ts';

const ADA = { username: 'ada', email: 'ada@example.com', password: 'secret of ada' };
const BEN = { username: 'ben', email: 'ben@example.com', password: 'secret of ben' };

describe('the mails of the product, as a mail server gets them', () => {
  let product: TestApp;
  let server: MailServer;
  let google: GoogleServer;

  beforeAll(async () => {
    server = await startMailServer({
      tls: 'starttls',
      login: { user: 'loom', password: 'hunter2' },
    });
    google = await GoogleServer.start();
    product = await createTestApp({
      ...google.environment,
      SMTP_URL: server.url,
      MAIL_FROM: 'Wordloom <no-reply@mail.wordloom.test>',
    });
  });
  afterAll(async () => {
    await product.close();
    await Promise.all([server.close(), google.stop()]);
  });

  // Whoever sends a request writes its Host: no link may believe it.
  const post = (path: string, body: object) =>
    product.call('post', path).set('Host', 'evil.example').send(body);
  const mails = () => Promise.all(server.received.map(({ source }) => PostalMime.parse(source)));
  const arrived = (subject: string) =>
    eventually(async () => {
      const mail = (await mails()).find((each) => each.subject === subject);
      if (!mail) throw new Error(`No mail says "${subject}"`);
      return mail;
    });
  /** The link of the newest mail to an address. */
  const followLinkTo = async (address: string) => {
    const link = await eventually(async () => {
      const mail = (await mails()).findLast(({ to, text }) => {
        return to?.[0]?.address === address && text?.includes('/auth/verify');
      });
      return linkIn(mail?.text);
    });
    await product.call('get', link).expect(302);
  };
  const signUp = async (who: typeof ADA) => {
    await post('/auth/register', who).expect(201);
    await followLinkTo(who.email);
    const { email, password } = who;
    const { body } = await post('/auth/login', { email, password }).expect(200);
    return body as { token: string; userId: number };
  };

  it('are eight, and each is whole, ours, and links to nowhere else', async () => {
    const ada = await signUp(ADA);
    await signUp(BEN);
    await post('/auth/register', { ...ADA, username: 'other' }).expect(201);
    await post('/auth/password/forgot', { email: ADA.email }).expect(202);
    const change = (body: object) =>
      product
        .call('put', `/api/users/${ada.userId}`, ada.token)
        .set('Host', 'evil.example')
        .send(body)
        .expect(200);
    await change({ email: 'ada.new@example.com' });
    await change({ email: BEN.email });
    await change({ password: 'another secret' });
    google.userinfo = { sub: '1', name: 'ada', email: ADA.email, email_verified: true };
    await new Browser(product.app).signIn('google');

    const all = await Promise.all(
      [
        'Confirm your e-mail for Wordloom',
        'You already have a Wordloom account',
        'A new password for Wordloom',
        'Confirm your new e-mail for Wordloom',
        'Your Wordloom account is to get another e-mail',
        'This e-mail has a Wordloom account already',
        'Your Wordloom password has changed',
        'Google now signs you in to Wordloom',
      ].map(arrived),
    );
    for (const { text = '', html = '', headers, messageId, date, from } of all) {
      expect(from).toEqual({ name: 'Wordloom', address: 'no-reply@mail.wordloom.test' });
      expect(messageId).toMatch(/^<[0-9a-f-]{36}@mail\.wordloom\.test>$/);
      expect(Math.abs(Date.now() - Date.parse(date!))).toBeLessThan(60_000);
      // No list sends them: each answers something that its reader, or somebody as its reader, has done.
      expect(headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
      const links = `${text} ${html}`.match(/\b\w+:\/\/[^\s"'<>]*/g) ?? [];
      expect(new Set(links.map((link) => new URL(link).origin))).toEqual(
        new Set(['http://wordloom.test']),
      );
      expect(`${text} ${html}`).not.toContain('evil.example');
      expect(text.trim()).not.toBe('');
      expect(html).toMatch(/^<!DOCTYPE html>/);
    }
    expect(server.received.every(({ secure, user }) => secure && user === 'loom')).toBe(true);
    expect(server.received.every(({ to }) => to.length === 1)).toBe(true);
  });
});

describe('a mail server that says nothing', () => {
  it('keeps no registration waiting', async () => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => sockets.add(socket));
    await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const product = await createTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const register = (username: string) =>
      product
        .call('post', '/auth/register')
        .send({ ...ADA, username, email: `${username}@example.com` })
        .expect(201);
    await register('first');
    // More than are ever sent at the same time: none of them waits for another one's mail.
    await eventually(() => expect(sockets.size).toBe(1));
    for (let n = 0; n < 8; n += 1) await register(`learner${n}`);
    expect(
      await product.database.dataSource.query('SELECT FROM mail_outbox WHERE last_error IS NULL'),
    ).toHaveLength(9);
    for (const socket of sockets) expect(socket.destroyed).toBe(false);

    const closing = product.close();
    for (const socket of sockets) socket.destroy();
    silent.close();
    await closing;
  });
});
