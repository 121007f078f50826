import { Injectable } from '@nestjs/common';
import { Database, type Executor, write } from '#database/database.ts';
import type { RenderedMail } from './mail-transport.ts';

/** A mail that is this process's to send until its lease runs out. */
export interface ClaimedMail extends RenderedMail {
  /** How many times it has been claimed, this time included. */
  attempts: number;
}

/** How long a mail stays a process's own unless that renews its lease. */
const LEASE = "interval '30 seconds'";

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

  /**
   * The mail that has been due longest, leased for half a minute: no lock is held while it is sent.
   * Meanwhile it has no `last_error`, which tells it from one that waits for its next attempt.
   */
  async claim(): Promise<ClaimedMail | undefined> {
    const [mail] = await write<ClaimedMail>(
      this.database,
      `UPDATE mail_outbox SET
         attempts = attempts + 1, last_error = NULL, next_attempt_at = now() + ${LEASE}
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

  /** Makes a lease last half a minute from now, unless the mail has passed to another process. */
  async renew({ id, attempts }: ClaimedMail): Promise<void> {
    await this.database.query(
      `UPDATE mail_outbox SET next_attempt_at = now() + ${LEASE}
       WHERE id = $1 AND attempts = $2 AND sent_at IS NULL AND failed_at IS NULL`,
      [id, attempts],
    );
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
   * Notes a failed attempt: due again after `delay` seconds, for the last time when it is a day old, or given up
   * when that is over or the failure is final. A mail that is given up keeps its text for a week, so that an
   * administrator can have it tried again.
   * @returns the seconds until the next attempt, null when there is none; undefined, and nothing is noted, when the
   *   lease ran out and another process has the mail
   */
  async markFailed(
    { id, attempts }: ClaimedMail,
    failure: { reason: string; delay: number; final: boolean },
  ): Promise<number | null | undefined> {
    const [row] = await write<{ wait: number | null }>(
      this.database,
      `UPDATE mail_outbox SET
         last_error = $3,
         next_attempt_at = least(now() + make_interval(secs => $4), created_at + interval '24 hours'),
         failed_at = CASE WHEN $5 OR now() >= created_at + interval '24 hours' THEN now() END
       WHERE id = $1 AND attempts = $2 AND sent_at IS NULL
       RETURNING CASE WHEN failed_at IS NULL
                 THEN round(extract(epoch FROM next_attempt_at - now()))::integer END AS wait`,
      [id, attempts, failure.reason, failure.delay, failure.final],
    );
    return row?.wait;
  }

  /** Forgets mails that were sent or given up over a month ago, and the texts of a week ago. @returns how many */
  async sweep(): Promise<number> {
    await this.database.query(
      `UPDATE mail_outbox SET text = '', html = ''
        WHERE failed_at < now() - interval '7 days' AND text <> ''`,
    );
    const gone = await write(
      this.database,
      `DELETE FROM mail_outbox
        WHERE coalesce(sent_at, failed_at) < now() - interval '30 days' RETURNING id`,
    );
    return gone.length;
  }
}
