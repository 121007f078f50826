import { Injectable } from '@nestjs/common';
import { Database } from '#database/database.ts';
import { AccountsRepository } from '../users/accounts.repository.ts';
import { SessionsRepository } from './sessions.repository.ts';

/** Shuts accounts out and lets them in again, as an administrator may. */
@Injectable()
export class AccountAccess {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsRepository,
  ) {}

  /** Ends every session too, so that enabling the account again revives none. */
  disable(id: number): Promise<{ changed: boolean; sessionsEnded: number }> {
    return this.database.transaction(async (transaction) => ({
      changed: await this.accounts.setDisabled(transaction, id, true),
      sessionsEnded: await this.sessions.revokeAll(transaction, id),
    }));
  }

  enable(id: number): Promise<boolean> {
    return this.accounts.setDisabled(this.database, id, false);
  }
}
