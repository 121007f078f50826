import { createTransport, type NodemailerError, type SMTPConnectionOptions } from 'nodemailer';
import { composeMessage } from './compose-message.ts';
import { type MailTransport, type RenderedMail, SendingFailed } from './mail-transport.ts';

/** Milliseconds: to connect, and to be greeted. */
const CONNECTING = 10_000;
/** Milliseconds of silence after that. Servers examine a mail before they accept it: who leaves early sends it twice. */
const SILENCE = 60_000;
/** Refusals of ourselves, at whatever step a server gives them: they end when the settings are mended. */
const UNAUTHENTICATED = new Set([530, 534, 535, 538]);

/** Sends over SMTP as the URL says; see docs/operations/mail.md. */
export class SmtpTransport implements MailTransport {
  private readonly transporter;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    this.transporter = createTransport({
      url,
      dnsTimeout: CONNECTING,
      connectionTimeout: CONNECTING,
      greetingTimeout: CONNECTING,
      socketTimeout: SILENCE,
      ...protection(new URL(url)),
    });
  }

  async send(mail: RenderedMail, signal: AbortSignal): Promise<void> {
    try {
      await this.transporter.sendMail({ ...composeMessage(mail, this.from), signal });
    } catch (error) {
      throw toSendingFailed(error);
    }
  }
}

/** What the URL leaves open; its own parameters come after it and win. */
function protection({ hostname, username }: URL): SMTPConnectionOptions {
  // What never leaves the machine needs no certificate, and few local mail servers have a real one.
  if (/^(localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname))
    return { tls: { rejectUnauthorized: false } };
  // Somebody on the way could hide that the server speaks TLS, and read the password.
  return username === '' ? {} : { requireTLS: true };
}

/** Only refusals of the sender, the recipient or the text are final: a wrong SMTP password is ours to mend. */
function toSendingFailed(error: unknown): SendingFailed {
  if (!(error instanceof Error)) return new SendingFailed('unknown', false);
  const {
    code = error.name,
    originalCode,
    command,
    responseCode = 0,
    response,
    permanent,
  } = error as NodemailerError;
  const refused = permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');
  // Codes alone: servers quote recipients, and the links they dislike, in the text of their replies.
  const enhanced = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response ?? '')?.[0];
  const parts = [code, originalCode, responseCode, enhanced, command && `at ${command}`];
  return new SendingFailed(
    parts.filter(Boolean).join(' '),
    refused && !UNAUTHENTICATED.has(responseCode),
  );
}
