import { Injectable } from '@nestjs/common';
import { Database, type Executor, write } from '#database/database.ts';

/** An account as its own row shows it. */
export interface UserRow {
  id: number;
  username: string;
  email: string | null;
  /** The address that waits for its link to be followed. */
  pendingEmail: string | null;
  avatarFile: string | null;
}

/** An account that nobody else changes until the transaction ends. */
export interface LockedAccount {
  id: number;
  username: string;
  email: string | null;
}

export interface NewUser {
  username: string;
  usernameKey: string;
  email: string | null;
  passwordHash: string | null;
}

@Injectable()
export class UsersRepository {
  constructor(private readonly database: Database) {}

  async findById(id: number): Promise<UserRow | undefined> {
    const [user] = await this.database.query<UserRow[]>(
      `SELECT id, username, email, avatar_file AS "avatarFile",
              (SELECT l.email FROM links l
                WHERE l.user_id = u.id AND l.purpose = 'email-change'
                  AND l.used_at IS NULL AND l.expires_at > now()
                ORDER BY l.created_at DESC LIMIT 1) AS "pendingEmail"
         FROM users u WHERE id = $1`,
      [id],
    );
    return user;
  }

  async findIdByEmail(email: string): Promise<number | undefined> {
    const [row] = await this.database.query<{ id: number }[]>(
      'SELECT id FROM users WHERE email = $1',
      [email],
    );
    return row?.id;
  }

  async existsWithEmail(executor: Executor, email: string): Promise<boolean> {
    const rows = await executor.query<unknown[]>('SELECT FROM users WHERE email = $1', [email]);
    return rows.length > 0;
  }

  async findUsername(executor: Executor, email: string): Promise<string | undefined> {
    const [row] = await executor.query<{ username: string }[]>(
      'SELECT username FROM users WHERE email = $1',
      [email],
    );
    return row?.username;
  }

  /** Whether anybody, or anybody but one, has the username. */
  async existsWithUsername(
    executor: Executor,
    usernameKey: string,
    exceptId: number | null,
  ): Promise<boolean> {
    const rows = await executor.query<unknown[]>(
      'SELECT FROM users WHERE username_key = $1 AND id IS DISTINCT FROM $2',
      [usernameKey, exceptId],
    );
    return rows.length > 0;
  }

  /** Not FOR UPDATE: what only refers to the account, such as a card being saved, need not wait. */
  async lock(executor: Executor, id: number): Promise<LockedAccount | undefined> {
    const [account] = await executor.query<LockedAccount[]>(
      'SELECT id, username, email FROM users WHERE id = $1 FOR NO KEY UPDATE',
      [id],
    );
    return account;
  }

  async lockByEmail(
    executor: Executor,
    email: string,
  ): Promise<(LockedAccount & { disabled: boolean }) | undefined> {
    const [account] = await executor.query<(LockedAccount & { disabled: boolean })[]>(
      `SELECT id, username, email, disabled_at IS NOT NULL AS disabled
         FROM users WHERE email = $1 FOR NO KEY UPDATE`,
      [email],
    );
    return account;
  }

  async setUsername(executor: Executor, id: number, name: { username: string; key: string }) {
    await executor.query('UPDATE users SET username = $2, username_key = $3 WHERE id = $1', [
      id,
      name.username,
      name.key,
    ]);
  }

  async setEmail(executor: Executor, id: number, email: string): Promise<void> {
    await executor.query('UPDATE users SET email = $2 WHERE id = $1', [id, email]);
  }

  async setPasswordHash(executor: Executor, id: number, passwordHash: string): Promise<void> {
    await executor.query('UPDATE users SET password_hash = $2 WHERE id = $1', [id, passwordHash]);
  }

  /** @returns the name of the file that was the avatar before; undefined when there is no such user */
  async replaceAvatar(id: number, file: string): Promise<{ previous: string | null } | undefined> {
    const [row] = await write<{ previous: string | null }>(
      this.database,
      `UPDATE users u SET avatar_file = $2
         FROM (SELECT id, avatar_file FROM users WHERE id = $1 FOR UPDATE) AS before
        WHERE u.id = before.id RETURNING before.avatar_file AS previous`,
      [id, file],
    );
    return row;
  }

  /** @returns whether the user is there and had no avatar */
  async setFirstAvatar(id: number, file: string): Promise<boolean> {
    const changed = await write(
      this.database,
      'UPDATE users SET avatar_file = $2 WHERE id = $1 AND avatar_file IS NULL RETURNING id',
      [id, file],
    );
    return changed.length > 0;
  }

  /** @returns the new id, or undefined when the username or the address is taken */
  async insert(executor: Executor, user: NewUser): Promise<number | undefined> {
    const [row] = await write<{ id: number }>(
      executor,
      `INSERT INTO users (username, username_key, email, password_hash)
       VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING id`,
      [user.username, user.usernameKey, user.email, user.passwordHash],
    );
    return row?.id;
  }
}
