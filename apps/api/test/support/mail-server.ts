import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

// Made for these tests and good for nothing else.
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgfqLrCT8x1ydOH7dE
P12Fec3Bj2kQ5ygH+uXYr4/Lrf+hRANCAATetJ/x52ljcT5PQdapckHmOAqsHtts
279+H86xh+mDPpOtDU201BqY0t9dyjxV/SROpOeZH02wlWEzm+3Mq7S6
-----END PRIVATE KEY-----`;

/** Of localhost and 127.0.0.1, signed by itself, until 2126. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBszCCAVmgAwIBAgIUWtCps3ehs75nSjW43WDPOdOZcAQwCgYIKoZIzj0EAwIw
IDEeMBwGA1UEAwwVbWFpbCBzZXJ2ZXIgb2YgYSB0ZXN0MCAXDTI2MTEyMTA5MTIy
OVoYDzIxMjYxMDI4MDkxMjI5WjAgMR4wHAYDVQQDDBVtYWlsIHNlcnZlciBvZiBh
IHRlc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATetJ/x52ljcT5PQdapckHm
OAqsHtts279+H86xh+mDPpOtDU201BqY0t9dyjxV/SROpOeZH02wlWEzm+3Mq7S6
o28wbTAdBgNVHQ4EFgQUu+3WVPtL961VeqFUD9J/d4AEld8wHwYDVR0jBBgwFoAU
u+3WVPtL961VeqFUD9J/d4AEld8wDwYDVR0TAQH/BAUwAwEB/zAaBgNVHREEEzAR
gglsb2NhbGhvc3SHBH8AAAEwCgYIKoZIzj0EAwIDSAAwRQIgBcoATE3qVQtQb6kQ
mmVadypxV7PXKZD3U0IQLAEA1yYCIQDFfDgIjBxDyATa84OIuLLsIckzeoOV3zI6
IW92hP3Q1A==
-----END CERTIFICATE-----`;

export interface ReceivedMail {
  from: string;
  to: string[];
  source: string;
  /** Whether it came over TLS. */
  secure: boolean;
  /** Who had signed in; undefined when nobody had. */
  user: string | undefined;
}

type Step = 'sender' | 'recipient' | 'data';

/** A real SMTP server on a port of its own (or a given one) that keeps what it accepts. */
export interface MailServer {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** Passwords that were shown to it without TLS. */
  overheard: string[];
  /** Replies that it gives instead of accepting, one mail each. */
  refusals: { code: number; text: string; at: Step }[];
  /** Keeps whoever comes to a step waiting for the reply; at `data` it has the mail by then. */
  hold: (at: Step) => Hold;
  close: () => Promise<void>;
}

interface Hold {
  /** Resolves when somebody waits. */
  reached: Promise<void>;
  /** Lets them, and everybody after them, go on. */
  release: () => void;
}

interface MailServerOptions {
  port?: number;
  /** How it offers TLS, with a certificate that it signed itself: not at all unless said. */
  tls?: 'none' | 'starttls' | 'smtps';
  /** Who must sign in before it takes a mail. */
  login?: { user: string; password: string };
}

export async function startMailServer({
  port = 0,
  tls = 'none',
  login,
}: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const overheard: string[] = [];
  const refusals: MailServer['refusals'] = [];
  const held = new Map<Step, (goOn: () => void) => void>();
  const reply = (at: Step, done: (error?: Error) => void): void => {
    const wait = held.get(at);
    if (wait) {
      wait(() => reply(at, done));
      return;
    }
    if (refusals[0]?.at !== at) {
      done();
      return;
    }
    const { code, text } = refusals.shift()!;
    done(Object.assign(new Error(text), { responseCode: code }));
  };
  const server = new SMTPServer({
    authOptional: login === undefined,
    allowInsecureAuth: tls === 'none',
    secure: tls === 'smtps',
    key: KEY,
    cert: CERTIFICATE,
    disabledCommands: tls === 'starttls' ? [] : ['STARTTLS'],
    closeTimeout: 100,
    onAuth: ({ username, password }, { secure }, done) => {
      if (!secure) overheard.push(password ?? '');
      if (username === login?.user && password === login?.password) done(null, { user: username });
      else done(Object.assign(new Error('Wrong password'), { responseCode: 535 }));
    },
    onMailFrom: (_address, _session, done) => reply('sender', done),
    onRcptTo: (_address, _session, done) => reply('recipient', done),
    onData: (stream, { envelope: { mailFrom, rcptTo }, secure, user }, done) => {
      const keep = (source: string): void =>
        reply('data', (error) => {
          if (!error) {
            const from = mailFrom === false ? '' : mailFrom.address;
            const to = rcptTo.map(({ address }) => address);
            received.push({
              from,
              to,
              source,
              secure,
              user: typeof user === 'string' ? user : undefined,
            });
          }
          done(error);
        });
      // Whoever breaks off in the middle of a mail has not sent one.
      readAll(stream).then(keep, () => undefined);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const taken = (server.server.address() as AddressInfo).port;
  const credentials = login ? `${login.user}:${encodeURIComponent(login.password)}@` : '';
  return {
    url: `${tls === 'smtps' ? 'smtps' : 'smtp'}://${credentials}127.0.0.1:${taken}`,
    port: taken,
    received,
    overheard,
    refusals,
    hold: (at) => {
      const waiting: (() => void)[] = [];
      const release = (): void => {
        held.delete(at);
        for (const goOn of waiting) goOn();
      };
      const reached = new Promise<void>((resolve) => {
        held.set(at, (goOn) => {
          waiting.push(goOn);
          resolve();
        });
      });
      return { reached, release };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readAll(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
