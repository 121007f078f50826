import { Inject, Injectable } from '@nestjs/common';
import { CLIENT_PATHS } from '@wordloom/contracts/paths';
import type { Executor } from '#database/database.ts';
import { Mailer } from '#integrations/mailer/mailer.ts';
import { passwordChanged } from '#integrations/mailer/templates/password-changed.tsx';
import { PUBLIC_ADDRESS, PublicAddress } from '#shared/http/public-address.ts';
import { UsersService } from '../users/users.service.ts';
import { SessionsRepository } from './sessions.repository.ts';
import { UserLinks } from './user-links.repository.ts';

/** What has to happen whenever an account gets a new password. */
@Injectable()
export class PasswordChange {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsRepository,
    private readonly links: UserLinks,
    private readonly mailer: Mailer,
    @Inject(PUBLIC_ADDRESS) private readonly address: PublicAddress,
  ) {}

  /**
   * Sets the password and tells the owner. Every session but `keep` ends, and so do links that wait: a
   * stranger who asked for another address while signed in must not take the account after all.
   * The account has to be locked; call `Mailer.nudge` after the commit.
   */
  async apply(
    transaction: Executor,
    { id, username, email }: { id: number; username: string; email: string | null },
    passwordHash: string,
    keep?: string,
  ): Promise<void> {
    await this.users.setPasswordHash(transaction, id, passwordHash);
    await this.sessions.revokeAll(transaction, id, keep);
    await this.links.end(transaction, id, ['password-reset', 'email-change']);
    if (email === null) return;
    const resetLink = this.address.link(CLIENT_PATHS.forgotPassword);
    const template = passwordChanged({ username, resetLink });
    await this.mailer.enqueue(transaction, { to: email, template });
  }
}
