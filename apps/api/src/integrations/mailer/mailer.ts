import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { emailSchema } from '@wordloom/contracts/auth';
import { SETTINGS, type Settings } from '#config/settings.ts';
import type { Executor } from '#database/database.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { MailCourier } from './mail-courier.ts';
import { MailOutbox } from './mail-outbox.repository.ts';
import type { MailContent } from './templates/mail-content.ts';

interface NewMail {
  to: string;
  template: MailContent;
}

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
  async enqueue(executor: Executor, mail: NewMail): Promise<void> {
    await this.outbox.add(executor, this.compose(mail));
  }

  /**
   * Does the work of {@link enqueue} and leaves no mail behind, so that the time of an answer does not tell
   * whether one was due.
   */
  async rehearse(executor: Executor, mail: NewMail): Promise<void> {
    const composed = this.compose(mail);
    await this.outbox.add(executor, composed);
    await this.outbox.remove(executor, composed.messageId);
  }

  /** Removes every mail to an address, sent or waiting. */
  async forget(executor: Executor, recipient: string): Promise<void> {
    await this.outbox.forget(executor, recipient);
  }

  /** Forgets mails that were sent or given up over a month ago. @returns how many */
  sweep(): Promise<number> {
    return this.outbox.sweep();
  }

  /** Has waiting mails sent now; returns at once. */
  nudge(): void {
    this.courier.wake();
  }

  private compose({ to, template }: NewMail) {
    const recipient = emailSchema.safeParse(to);
    if (!recipient.success) throw new AppError('email.invalid', 'Email must be valid');
    return {
      ...template,
      recipient: recipient.data,
      // Made once and stored: whoever gets the mail a second time can tell.
      messageId: `<${randomUUID()}@${this.domain}>`,
    };
  }
}
