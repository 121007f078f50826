import { Injectable } from '@nestjs/common';
import { Database, type Executor, write } from '#database/database.ts';
import type { AccountReference } from './account-reference.ts';

/** An account as an administrator sees it. */
export interface Account {
  id: number;
  username: string;
  email: string | null;
  createdAt: Date;
  disabledAt: Date | null;
}

const ACCOUNT =
  'id, username, email, created_at AS "createdAt", disabled_at AS "disabledAt" FROM users';

/** Reads and blocks accounts for administrators; learners' own calls go through `UsersRepository`. */
@Injectable()
export class AccountsRepository {
  constructor(private readonly database: Database) {}

  /** The oldest accounts whose name or address contains the text, and how many there are in all. */
  async list(search: string, limit: number): Promise<{ accounts: Account[]; total: number }> {
    const matches = `position(lower($1) in lower(username)) > 0
      OR position(lower($1) in coalesce(email, '')) > 0`;
    const [accounts, [counted]] = await Promise.all([
      this.database.query<Account[]>(
        `SELECT ${ACCOUNT} WHERE ${matches} ORDER BY users.id LIMIT $2`,
        [search, limit],
      ),
      this.database.query<{ total: number }[]>(
        `SELECT count(*)::integer AS total FROM users WHERE ${matches}`,
        [search],
      ),
    ]);
    return { accounts, total: counted?.total ?? 0 };
  }

  async find({ id, email, usernameKey }: AccountReference): Promise<Account | undefined> {
    const [account] = await this.database.query<Account[]>(
      `SELECT ${ACCOUNT} WHERE id = $1 OR email = $2 OR username_key = $3
        ORDER BY CASE WHEN id = $1 THEN 0 WHEN email = $2 THEN 1 ELSE 2 END LIMIT 1`,
      [id, email, usernameKey],
    );
    return account;
  }

  /** Blocks an account or lets it in again. @returns whether that changed anything */
  async setDisabled(executor: Executor, id: number, disabled: boolean): Promise<boolean> {
    const changed = await write(
      executor,
      `UPDATE users SET disabled_at = CASE WHEN $2 THEN now() END
        WHERE id = $1 AND (disabled_at IS NOT NULL) <> $2 RETURNING id`,
      [id, disabled],
    );
    return changed.length > 0;
  }
}
