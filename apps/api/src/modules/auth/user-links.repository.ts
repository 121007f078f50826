import { Injectable } from '@nestjs/common';
import { Database, type Executor, write } from '#database/database.ts';

export type UserLinkPurpose = 'email-change' | 'password-reset';

/** How long a link works. */
const LIFETIME = {
  'email-change': "interval '24 hours'",
  'password-reset': "interval '1 hour'",
} satisfies Record<UserLinkPurpose, string>;

/** A link that was followed, and the account it belongs to. */
export interface FollowedUserLink {
  id: number;
  username: string;
  /** The account's own address. */
  email: string | null;
  /** The address that the link was sent to. */
  sentTo: string;
  expired: boolean;
  used: boolean;
}

/** The links in mails to people who have an account. Always the account is locked before its links. */
@Injectable()
export class UserLinks {
  constructor(private readonly database: Database) {}

  async insertEmailChange(
    executor: Executor,
    link: { hash: Buffer; userId: number; email: string },
  ): Promise<void> {
    await executor.query(
      `INSERT INTO links (token_hash, purpose, user_id, email, expires_at)
       VALUES ($1, 'email-change', $2, $3, now() + ${LIFETIME['email-change']})`,
      [link.hash, link.userId, link.email],
    );
  }

  /**
   * Stores a link if an account that may sign in has the address. One statement whether or not, so that both
   * take the same time.
   * @returns the account
   */
  async insertReset(
    executor: Executor,
    hash: Buffer,
    email: string,
  ): Promise<{ id: number; username: string } | undefined> {
    const [account] = await executor.query<{ id: number; username: string }[]>(
      `WITH account AS (
         SELECT id, username, email FROM users WHERE email = $2 AND disabled_at IS NULL
       ), link AS (
         INSERT INTO links (token_hash, purpose, user_id, email, expires_at)
         SELECT $1, 'password-reset', id, email, now() + ${LIFETIME['password-reset']} FROM account
       )
       SELECT id, username FROM account`,
      [hash, email],
    );
    return account;
  }

  async forgetExpiredResets(executor: Executor, userId: number): Promise<void> {
    await executor.query(
      `DELETE FROM links
        WHERE user_id = $1 AND purpose = 'password-reset' AND expires_at <= now()`,
      [userId],
    );
  }

  /** Whether a link would work now; nothing is locked. */
  async works(executor: Executor, hash: Buffer, purpose: UserLinkPurpose): Promise<boolean> {
    const rows = await executor.query<unknown[]>(
      `SELECT FROM links
        WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > now()`,
      [hash, purpose],
    );
    return rows.length > 0;
  }

  /** A link with its account, which is locked until the transaction ends, so that one click of many counts. */
  async follow(
    executor: Executor,
    hash: Buffer,
    purpose: UserLinkPurpose,
  ): Promise<FollowedUserLink | undefined> {
    await executor.query(
      `SELECT FROM users u JOIN links l ON l.user_id = u.id
        WHERE l.token_hash = $1 AND l.purpose = $2 FOR NO KEY UPDATE OF u`,
      [hash, purpose],
    );
    // A statement of its own: it sees what those did who had the lock before.
    const [link] = await executor.query<FollowedUserLink[]>(
      `SELECT u.id, u.username, u.email, l.email AS "sentTo",
              l.expires_at <= now() AS expired, l.used_at IS NOT NULL AS used
         FROM links l JOIN users u ON u.id = l.user_id
        WHERE l.token_hash = $1 AND l.purpose = $2 AND u.disabled_at IS NULL`,
      [hash, purpose],
    );
    return link;
  }

  async markUsed(executor: Executor, hash: Buffer): Promise<void> {
    await executor.query('UPDATE links SET used_at = now() WHERE token_hash = $1', [hash]);
  }

  /** Ends the links of an account that have not been used. */
  async end(
    executor: Executor,
    userId: number,
    purposes: readonly UserLinkPurpose[],
  ): Promise<void> {
    await executor.query(
      'DELETE FROM links WHERE user_id = $1 AND purpose = ANY($2) AND used_at IS NULL',
      [userId, purposes],
    );
  }

  /** Forgets links whose time ran out over a month ago. @returns how many */
  async sweep(): Promise<number> {
    const gone = await write(
      this.database,
      `DELETE FROM links
        WHERE user_id IS NOT NULL AND expires_at < now() - interval '30 days' RETURNING token_hash`,
    );
    return gone.length;
  }
}
