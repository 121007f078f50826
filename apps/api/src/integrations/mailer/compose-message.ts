import type { SendMailOptions } from 'nodemailer';
import type { RenderedMail } from './mail-transport.ts';

/** The mail as nodemailer wants it; the recipient is an object, so that nothing in it is parsed as a list. */
export function composeMessage(mail: RenderedMail, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    date: mail.createdAt,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
