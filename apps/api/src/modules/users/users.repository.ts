import { Injectable } from '@nestjs/common';
import { Database, type Executor, write } from '#database/database.ts';

/** What a sign-in needs to know of an account. */
export interface Credentials {
  id: number;
  passwordHash: string | null;
  disabled: boolean;
}

/** An account as its own row shows it. */
export interface UserRow {
  id: number;
  username: string;
  email: string | null;
  avatarFile: string | null;
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
      'SELECT id, username, email, avatar_file AS "avatarFile" FROM users WHERE id = $1',
      [id],
    );
    return user;
  }

  async findCredentials(email: string): Promise<Credentials | undefined> {
    const [row] = await this.database.query<Credentials[]>(
      `SELECT id, password_hash AS "passwordHash", disabled_at IS NOT NULL AS disabled
         FROM users WHERE email = $1`,
      [email],
    );
    return row;
  }

  async existsWithEmail(executor: Executor, email: string): Promise<boolean> {
    const rows = await executor.query<unknown[]>('SELECT FROM users WHERE email = $1', [email]);
    return rows.length > 0;
  }

  async existsWithUsername(executor: Executor, usernameKey: string): Promise<boolean> {
    const rows = await executor.query<unknown[]>('SELECT FROM users WHERE username_key = $1', [
      usernameKey,
    ]);
    return rows.length > 0;
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
