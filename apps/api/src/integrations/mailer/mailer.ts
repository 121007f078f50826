import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { emailSchema } from '@wordloom/contracts/auth';
import { SETTINGS, type Settings } from '#config/settings.ts';
import { type Executor } from '#database/database.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { MailCourier } from './mail-courier.ts';
import { MailOutbox } from './mail-outbox.repository.ts';
import { type MailContent } from './templates/mail-content.ts';

/** Where the product hands over its mails. */
@Injectable()
export class Mailer {
  private readonly domain: string;

  constructor(
    private readonly outbox: MailOutbox,
    private readonly courier: MailCourier,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.domain = /@([\w.-]+)>?\s*$/.exec(settings.mailFrom)?.[1] ?? 'wordloom.invalid';
  }

  /**
   * Stores a mail with the caller's transaction: it is sent if that commits, and only then.
   * Call {@link nudge} after the commit, or it waits for the next poll.
   * @throws AppError `email.invalid` unless `to` is one bare address
   */
  async enqueue(executor: Executor, mail: { to: string; template: MailContent }): Promise<void> {
    const recipient = emailSchema.safeParse(mail.to);
    if (!recipient.success) throw new AppError('email.invalid', 'Email must be valid');
    await this.outbox.add(executor, {
      ...mail.template,
      recipient: recipient.data,
      // Made once and stored: whoever gets the mail a second time can tell.
      messageId: `<${randomUUID()}@${this.domain}>`,
    });
  }

  /** Has waiting mails sent now; returns at once. */
  nudge(): void {
    this.courier.wake();
  }
}
