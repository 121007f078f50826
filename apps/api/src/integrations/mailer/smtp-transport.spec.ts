import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { type MailServer, startMailServer } from '../../../test/support/mail-server.ts';
import { type RenderedMail, SendingFailed } from './mail-transport.ts';
import { SmtpTransport } from './smtp-transport.ts';

const MAIL: RenderedMail = {
  id: 12,
  recipient: 'ada@example.com',
  subject: 'Grüße',
  text: 'Hallo',
  html: '<p>Hallo</p>',
  messageId: '<1@wordloom.test>',
  createdAt: new Date('2026-11-21T10:20:30.456Z'),
};
const LOGIN = { user: 'loom', password: 'p@ss:w/örd %' };
/** This machine, under a name that does not look like it. */
const ELSEWHERE = '[::ffff:127.0.0.1]';

describe('SmtpTransport', () => {
  let server: MailServer;
  afterEach(() => server.close());

  const send = (url = server.url) =>
    new SmtpTransport(url, 'Wordloom <no-reply@wordloom.test>').send(
      MAIL,
      new AbortController().signal,
    );
  const failure = async (url?: string): Promise<SendingFailed> => {
    const error: unknown = await send(url).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(SendingFailed);
    return error as SendingFailed;
  };

  it.each(['starttls', 'smtps'] as const)('signs in over %s', async (tls) => {
    server = await startMailServer({ tls, login: LOGIN });
    await send();
    expect(server.received).toEqual([expect.objectContaining({ secure: true, user: 'loom' })]);
  });

  it('uses TLS where the server offers it, also when nobody signs in', async () => {
    server = await startMailServer({ tls: 'starttls' });
    await send();
    expect(server.received).toEqual([expect.objectContaining({ secure: true, user: undefined })]);
  });

  it('signs in without TLS on this machine, where nobody listens on the way', async () => {
    server = await startMailServer({ login: LOGIN });
    await send();
    expect(server.received).toEqual([expect.objectContaining({ secure: false, user: 'loom' })]);
  });

  it('shows a password to no other machine without TLS, unless the URL says so', async () => {
    server = await startMailServer({ login: LOGIN });
    const url = server.url.replace('127.0.0.1', ELSEWHERE);
    expect(await failure(url)).toMatchObject({ permanent: false });
    expect(server.overheard).toEqual([]);
    await send(`${url}?requireTLS=false`);
    expect(server.received).toHaveLength(1);
  });

  it('does not trust a certificate of another machine that nobody vouches for, unless the URL says so', async () => {
    server = await startMailServer({ tls: 'starttls', login: LOGIN });
    const url = server.url.replace('127.0.0.1', ELSEWHERE);
    expect(await failure(url)).toMatchObject({ permanent: false });
    await send(`${url}?tls.rejectUnauthorized=false`);
    expect(server.received).toHaveLength(1);
  });

  it.each([
    ['sender', 550, true],
    ['recipient', 550, true],
    ['data', 554, true],
    ['sender', 421, false],
    ['recipient', 450, false],
    ['data', 452, false],
    // It is we who are not known there: the mail itself is as good as any.
    ['sender', 530, false],
    ['recipient', 503, false],
  ] as const)('at the %s, takes %i for final: %s', async (at, code, permanent) => {
    server = await startMailServer();
    server.refusals.push({ at, code, text: '5.7.1 ada@example.com https://secret.example' });
    const { message, permanent: final } = await failure();
    expect(final).toBe(permanent);
    expect(message).toContain(String(code));
    expect(message).not.toMatch(/ada|secret/);
    await send();
    expect(server.received).toHaveLength(1);
  });

  it('says when a password is wrong, and that it is worth another try', async () => {
    server = await startMailServer({ tls: 'starttls', login: LOGIN });
    const { message, permanent } = await failure(server.url.replace('loom:', 'other:'));
    expect(message).toMatch(/^EAUTH 535/);
    expect(permanent).toBe(false);
  });

  it.each([
    ['ends the connection without a word', (socket: Socket) => void socket.end()],
    ['refuses everybody', (socket: Socket) => void socket.end('554 no service here\r\n')],
    ['is busy', (socket: Socket) => void socket.end('421 too many connections\r\n')],
    ['speaks another language', (socket: Socket) => void socket.end('HTTP/1.1 400 Bad\r\n\r\n')],
  ])('tries again later when the server %s', async (_, greet) => {
    server = await startMailServer();
    const odd = createServer(greet);
    await new Promise<void>((resolve) => void odd.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void odd.close());
    const url = `smtp://127.0.0.1:${(odd.address() as AddressInfo).port}`;
    expect(await failure(url)).toMatchObject({ permanent: false });
  });

  it('writes what a mail program needs: both parts, Message-ID, Date, and that no answer is expected', async () => {
    server = await startMailServer();
    await send();
    const { source } = server.received[0]!;
    const [head = ''] = source.split('\r\n\r\n', 1);
    for (const line of [
      'From: Wordloom <no-reply@wordloom.test>',
      'To: ada@example.com',
      'Message-ID: <1@wordloom.test>',
      'Date: Sat, 21 Nov 2026 10:20:30 +0000',
      'Auto-Submitted: auto-generated',
      'MIME-Version: 1.0',
    ]) {
      expect(head.split('\r\n')).toContain(line);
    }
    expect(head).toContain('multipart/alternative');
    expect(source).toMatch(/Content-Type: text\/plain[^]+Content-Type: text\/html/);
  });
});
