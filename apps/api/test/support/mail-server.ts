import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  source: string;
}

/** A real SMTP server on a port of its own (or a given one) that keeps what it accepts. */
export interface MailServer {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** Replies that it gives instead of accepting, one mail each. */
  refusals: { code: number; text: string; at: 'recipient' | 'data' }[];
  close: () => Promise<void>;
}

export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refusals: MailServer['refusals'] = [];
  const refusal = (at: 'recipient' | 'data') => {
    if (refusals[0]?.at !== at) return undefined;
    const { code, text } = refusals.shift()!;
    return Object.assign(new Error(text), { responseCode: code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusal('recipient')),
    onData: (stream, session, done) => {
      void readAll(stream).then((source) => {
        const error = refusal('data');
        if (!error) {
          const { mailFrom, rcptTo } = session.envelope;
          const from = mailFrom === false ? '' : mailFrom.address;
          received.push({ from, to: rcptTo.map(({ address }) => address), source });
        }
        done(error);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const taken = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    received,
    refusals,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readAll(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
