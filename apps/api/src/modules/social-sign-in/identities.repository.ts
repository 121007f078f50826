import { Injectable } from '@nestjs/common';
import type { SocialProvider } from '@wordloom/contracts/paths';
import type { Executor } from '#database/database.ts';

/** Somebody as a provider knows them. */
export interface Identity {
  provider: SocialProvider;
  subject: string;
}

@Injectable()
export class IdentitiesRepository {
  /** Lets one sign-in at a time ask for an identity, until the transaction ends. */
  async lock(executor: Executor, { provider, subject }: Identity): Promise<void> {
    await executor.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `identity:${provider}:${subject}`,
    ]);
  }

  async findUserId(
    executor: Executor,
    { provider, subject }: Identity,
  ): Promise<number | undefined> {
    const [row] = await executor.query<{ userId: number }[]>(
      'SELECT user_id AS "userId" FROM identities WHERE provider = $1 AND subject = $2',
      [provider, subject],
    );
    return row?.userId;
  }

  async insert(executor: Executor, { provider, subject }: Identity, userId: number): Promise<void> {
    await executor.query(
      'INSERT INTO identities (user_id, provider, subject) VALUES ($1, $2, $3)',
      [userId, provider, subject],
    );
  }
}
