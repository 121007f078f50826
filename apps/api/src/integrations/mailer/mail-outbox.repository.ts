import { Injectable } from '@nestjs/common';
import { Database, type Executor, write } from '#database/database.ts';
import type { RenderedMail } from './mail-transport.ts';

/** A mail that is this process's to send until its lease runs out. */
export interface ClaimedMail extends RenderedMail {
  /** How many times it has been claimed, this time included. */
  attempts: number;
}

/** The mails that wait, in the table `mail_outbox`. Its clock is the database's alone. */
@Injectable()
export class MailOutbox {
  constructor(private readonly database: Database) {}

  async add(
    executor: Executor,
    mail: Pick<RenderedMail, 'recipient' | 'subject' | 'text' | 'html' | 'messageId'>,
  ): Promise<void> {
    await executor.query(
      'INSERT INTO mail_outbox (recipient, subject, text, html, message_id) VALUES ($1, $2, $3, $4, $5)',
      [mail.recipient, mail.subject, mail.text, mail.html, mail.messageId],
    );
  }

  async remove(executor: Executor, messageId: string): Promise<void> {
    await executor.query('DELETE FROM mail_outbox WHERE message_id = $1', [messageId]);
  }

  /** Removes every mail to an address, whatever became of it. */
  async forget(executor: Executor, recipient: string): Promise<void> {
    await executor.query('DELETE FROM mail_outbox WHERE recipient = $1', [recipient]);
  }

  /** The mail that has been due longest, leased for two minutes: no lock is held while it is sent. */
  async claim(): Promise<ClaimedMail | undefined> {
    const [mail] = await write<ClaimedMail>(
      this.database,
      `UPDATE mail_outbox SET attempts = attempts + 1, next_attempt_at = now() + interval '2 minutes'
       WHERE id = (
         SELECT id FROM mail_outbox
         WHERE sent_at IS NULL AND failed_at IS NULL AND next_attempt_at <= now()
         ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED
       )
       RETURNING id, recipient, subject, text, html, attempts,
                 message_id AS "messageId", created_at AS "createdAt"`,
    );
    return mail;
  }

  /** Ends a mail that was accepted; its text goes, because the links in it are secrets. */
  async markSent(id: number): Promise<void> {
    await this.database.query(
      `UPDATE mail_outbox SET sent_at = now(), failed_at = NULL, last_error = NULL, text = '', html = ''
       WHERE id = $1 AND sent_at IS NULL`,
      [id],
    );
  }

  /**
   * Notes a failed attempt: due again after `delay` seconds, or ended when it is final or a day would be over.
   * Does nothing when the lease ran out and another process has the mail.
   * @returns whether the mail is given up
   */
  async markFailed(
    { id, attempts }: ClaimedMail,
    failure: { reason: string; delay: number; final: boolean },
  ): Promise<boolean> {
    const [row] = await write<{ givenUp: boolean }>(
      this.database,
      `UPDATE mail_outbox SET
         last_error = $3,
         next_attempt_at = now() + make_interval(secs => $4),
         failed_at = CASE WHEN given_up THEN now() END,
         text = CASE WHEN given_up THEN '' ELSE text END,
         html = CASE WHEN given_up THEN '' ELSE html END
       FROM (
         SELECT $5 OR now() + make_interval(secs => $4) > created_at + interval '24 hours' AS given_up
         FROM mail_outbox WHERE id = $1
       ) AS verdict
       WHERE id = $1 AND attempts = $2 AND sent_at IS NULL
       RETURNING given_up AS "givenUp"`,
      [id, attempts, failure.reason, failure.delay, failure.final],
    );
    return row?.givenUp ?? false;
  }

  /** Forgets mails that were sent or given up over a month ago. @returns how many */
  async sweep(): Promise<number> {
    const gone = await write(
      this.database,
      `DELETE FROM mail_outbox
        WHERE coalesce(sent_at, failed_at) < now() - interval '30 days' RETURNING id`,
    );
    return gone.length;
  }
}
