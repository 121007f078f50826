import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, type Executor, write } from '#database/database.ts';
import { type Actor } from '#shared/auth/actor.ts';

const IS_LIVE = {
  name: 'session_is_live',
  text: `SELECT 1 FROM sessions s JOIN users u ON u.id = s.user_id
          WHERE s.id = $1 AND s.user_id = $2 AND s.revoked_at IS NULL
            AND s.expires_at > now() AND u.disabled_at IS NULL`,
};

@Injectable()
export class SessionsRepository {
  constructor(private readonly database: Database) {}

  /** Opens a session for `seconds`. @returns its id */
  async open(userId: number, seconds: number, userAgent: string | undefined): Promise<string> {
    const id = randomUUID();
    await this.database.query(
      `INSERT INTO sessions (id, user_id, user_agent, expires_at)
       VALUES ($1, $2, $3, now() + make_interval(secs => $4))`,
      [id, userId, userAgent?.slice(0, 200) ?? null, seconds],
    );
    return id;
  }

  /** Whether the session exists, is neither revoked nor expired, and its user may sign in. */
  async isLive({ sessionId, userId }: Actor): Promise<boolean> {
    const rows = await this.database.prepared(IS_LIVE, [sessionId, userId]);
    return rows.length > 0;
  }

  async revoke({ sessionId, userId }: Actor): Promise<void> {
    await this.database.query(
      'UPDATE sessions SET revoked_at = now() WHERE id = $1 AND user_id = $2 AND revoked_at IS NULL',
      [sessionId, userId],
    );
  }

  /** Ends every live session of a user. @returns how many */
  async revokeAll(executor: Executor, userId: number): Promise<number> {
    const ended = await write(
      executor,
      `UPDATE sessions SET revoked_at = now()
        WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > now() RETURNING id`,
      [userId],
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
