import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMessage } from './compose-message.ts';
import { type MailTransport, type RenderedMail, SendingFailed } from './mail-transport.ts';
import { outboxFileName, outboxFolder } from './outbox-files.ts';

/** Keeps mails as `.eml` files in the data folder, for a machine without a mail server. */
export class FileTransport implements MailTransport {
  private readonly composer = createTransport({ streamTransport: true, buffer: true });
  private readonly folder: string;

  constructor(
    dataDir: string,
    private readonly from: string,
  ) {
    this.folder = outboxFolder(dataDir);
  }

  async send(mail: RenderedMail, signal: AbortSignal): Promise<void> {
    const { message } = await this.composer.sendMail(composeMessage(mail, this.from));
    // Never half a mail for a reader: the name appears with the last byte.
    const draft = path.join(this.folder, `${randomUUID()}.draft`);
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await writeFile(draft, message, { mode: 0o600, flag: 'wx', signal });
      await rename(draft, path.join(this.folder, outboxFileName(mail)));
    } catch (error) {
      // A draft that cannot go either must not hide why the mail could not be kept.
      await rm(draft, { force: true }).catch(() => undefined);
      throw new SendingFailed(codeOf(error), false);
    }
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
