import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, type Executor, write } from '#database/database.ts';
import type { Actor } from '#shared/auth/actor.ts';

const OPEN = {
  name: 'session_open',
  text: `INSERT INTO sessions (id, user_id, user_agent, expires_at)
         SELECT $1::uuid, id, $3::text, now() + make_interval(secs => $4) FROM users
          WHERE id = $2 AND disabled_at IS NULL AND ($5::text IS NULL OR password_hash = $5)
            FOR SHARE
         RETURNING id`,
};

export const ARE_LIVE = {
  name: 'sessions_are_live',
  // The learner is looked up for each session: joined, a plan made for few learners would read all of them.
  text: `SELECT s.id, s.user_id AS "userId" FROM sessions s
          WHERE s.id = ANY($1::uuid[]) AND s.revoked_at IS NULL AND s.expires_at > now()
            AND (SELECT u.disabled_at IS NULL FROM users u WHERE u.id = s.user_id)`,
};

interface NewSession {
  userId: number;
  seconds: number;
  userAgent: string | undefined;
  /** The hash that the password was checked against, where one was. */
  passwordHash?: string | null;
}

export interface SessionRow {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  expiresAt: Date;
}

@Injectable()
export class SessionsRepository {
  constructor(private readonly database: Database) {}

  /**
   * Opens a session for `seconds`, unless the account is gone or disabled, or its password is no longer the
   * one that was checked: a sign-in that began before the password changed must not outlive the change.
   * @returns the session's id
   */
  async open({
    userId,
    seconds,
    userAgent,
    passwordHash,
  }: NewSession): Promise<string | undefined> {
    const device = userAgent?.slice(0, 200) ?? null;
    const values = [randomUUID(), userId, device, seconds, passwordHash ?? null];
    const [row] = await this.database.prepared<{ id: string }>(OPEN, values);
    return row?.id;
  }

  /** The live sessions of a user, newest first. */
  listLive(userId: number): Promise<SessionRow[]> {
    return this.database.query(
      `SELECT id, user_agent AS "userAgent", created_at AS "createdAt", expires_at AS "expiresAt"
         FROM sessions WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > now()
        ORDER BY created_at DESC, id`,
      [userId],
    );
  }

  /** Which of these sessions exist, are neither revoked nor expired, and whose users may sign in. */
  findLive(ids: readonly string[]): Promise<{ id: string; userId: number }[]> {
    return this.database.prepared(ARE_LIVE, [ids]);
  }

  /** @returns whether there was such a live session of the user */
  async revoke({ sessionId, userId }: Actor): Promise<boolean> {
    const ended = await write(
      this.database,
      `UPDATE sessions SET revoked_at = now()
        WHERE id = $1 AND user_id = $2 AND revoked_at IS NULL AND expires_at > now() RETURNING id`,
      [sessionId, userId],
    );
    return ended.length > 0;
  }

  /** Ends every live session of a user, or every one but `keep`. @returns how many */
  async revokeAll(executor: Executor, userId: number, keep?: string): Promise<number> {
    const ended = await write(
      executor,
      `UPDATE sessions SET revoked_at = now()
        WHERE user_id = $1 AND id IS DISTINCT FROM $2::uuid
          AND revoked_at IS NULL AND expires_at > now() RETURNING id`,
      [userId, keep ?? null],
    );
    return ended.length;
  }

  /** Forgets sessions that ended over a day ago. @returns how many */
  async sweep(): Promise<number> {
    const gone = await write(
      this.database,
      `DELETE FROM sessions
        WHERE expires_at < now() - interval '1 day' OR revoked_at < now() - interval '1 day'
        RETURNING id`,
    );
    return gone.length;
  }
}
