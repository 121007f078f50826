import { createTransport, type NodemailerError } from 'nodemailer';
import { composeMessage } from './compose-message.ts';
import { type MailTransport, type RenderedMail, SendingFailed } from './mail-transport.ts';

/** Milliseconds that each step of the conversation may take. */
const TIMEOUT = 10_000;

/** Sends over SMTP; TLS and credentials are as the URL says. */
export class SmtpTransport implements MailTransport {
  private readonly transporter;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    this.transporter = createTransport({
      url,
      dnsTimeout: TIMEOUT,
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
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

/** Only refusals of the sender, the recipient or the text are final: a wrong SMTP password is ours to mend. */
function toSendingFailed(error: unknown): SendingFailed {
  if (!(error instanceof Error)) return new SendingFailed('unknown', false);
  const {
    code = error.name,
    originalCode,
    command,
    responseCode,
    response,
    permanent,
  } = error as NodemailerError;
  const refused = permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');
  // Codes alone: servers quote recipients, and the links they dislike, in the text of their replies.
  const enhanced = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response ?? '')?.[0];
  const parts = [code, originalCode, responseCode, enhanced, command && `at ${command}`];
  return new SendingFailed(parts.filter(Boolean).join(' '), refused);
}
