import { Injectable } from '@nestjs/common';
import { Database, write } from '#database/database.ts';

export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A mail as an administrator sees it: nothing of its text, because links in it are secrets. */
export interface MailRecord {
  id: number;
  to: string;
  subject: string;
  state: MailState;
  attempts: number;
  /** Codes of the last failed attempt; null when there was none, or one is under way. */
  lastError: string | null;
  /** null unless it waits. */
  nextTryAt: Date | null;
  createdAt: Date;
}

const STATE = `CASE WHEN sent_at IS NOT NULL THEN 'sent' WHEN failed_at IS NOT NULL THEN 'failed' ELSE 'waiting' END`;

/** A mail given up starts again with a day of its own. */
const START_AGAIN = `
  next_attempt_at = now(), failed_at = NULL,
  attempts = CASE WHEN failed_at IS NULL THEN attempts ELSE 0 END,
  created_at = CASE WHEN failed_at IS NULL THEN created_at ELSE now() END`;

/** The outbox as administrators look at it. */
@Injectable()
export class OutboxRecords {
  constructor(private readonly database: Database) {}

  /** The newest first, those of one state or all; and how many there are. */
  async list(
    state: MailState | null,
    limit: number,
  ): Promise<{ mails: MailRecord[]; total: number }> {
    const chosen = `FROM (SELECT *, ${STATE} AS state FROM mail_outbox) AS mails
                    WHERE $1::text IS NULL OR state = $1`;
    const mails = await this.database.query<MailRecord[]>(
      `SELECT id, recipient AS "to", subject, state, attempts, last_error AS "lastError",
              CASE WHEN state = 'waiting' THEN next_attempt_at END AS "nextTryAt",
              created_at AS "createdAt"
         ${chosen} ORDER BY id DESC LIMIT $2`,
      [state, limit],
    );
    const [count] = await this.database.query<{ total: number }[]>(
      `SELECT count(*)::integer AS total ${chosen}`,
      [state],
    );
    return { mails, total: count?.total ?? 0 };
  }

  async findState(id: number): Promise<MailState | undefined> {
    const [row] = await this.database.query<{ state: MailState }[]>(
      `SELECT ${STATE} AS state FROM mail_outbox WHERE id = $1`,
      [id],
    );
    return row?.state;
  }

  /** Makes a mail due. @returns false when it was sent, is being sent, has lost its text, or is not there */
  async retry(id: number): Promise<boolean> {
    const due = await write(
      this.database,
      `UPDATE mail_outbox SET ${START_AGAIN}
        WHERE id = $1 AND sent_at IS NULL AND text <> ''
          AND (failed_at IS NOT NULL OR last_error IS NOT NULL OR attempts = 0) RETURNING id`,
      [id],
    );
    return due.length > 0;
  }

  /** Makes every mail due that was given up and has its text. @returns their ids */
  async retryFailed(): Promise<number[]> {
    const due = await write<{ id: number }>(
      this.database,
      `UPDATE mail_outbox SET ${START_AGAIN} WHERE failed_at IS NOT NULL AND text <> '' RETURNING id`,
    );
    return due.map(({ id }) => id).sort((one, other) => one - other);
  }
}
