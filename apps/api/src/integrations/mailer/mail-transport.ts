/** A mail as it leaves, the same at every attempt. */
export interface RenderedMail {
  id: number;
  /** One bare address. */
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** With its angle brackets; by it a mail server knows a repetition. */
  messageId: string;
  createdAt: Date;
}

/** The way a mail leaves the process. */
export interface MailTransport {
  /** @throws SendingFailed when the mail was not accepted, or nobody knows whether it was */
  send(mail: RenderedMail, signal: AbortSignal): Promise<void>;
}

/** Injection token of the {@link MailTransport} that the settings chose. */
export const MAIL_TRANSPORT = Symbol('mail transport');

/** Why a mail did not leave. The message is kept and logged: no address, no reply text, no link in it. */
export class SendingFailed extends Error {
  override readonly name = 'SendingFailed';

  constructor(
    message: string,
    /** Whether the same mail would be refused again. */
    readonly permanent: boolean,
  ) {
    super(message);
  }
}
