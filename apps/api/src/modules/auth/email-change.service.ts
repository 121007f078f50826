import { Inject, Injectable } from '@nestjs/common';
import type { VerificationStatus } from '@wordloom/contracts/auth';
import { API_PATHS, CLIENT_PATHS } from '@wordloom/contracts/paths';
import { Database, type Executor } from '#database/database.ts';
import { Mailer } from '#integrations/mailer/mailer.ts';
import { confirmEmailChange } from '#integrations/mailer/templates/confirm-email-change.tsx';
import { emailChangeAddressUsed } from '#integrations/mailer/templates/email-change-address-used.tsx';
import { emailChangeRequested } from '#integrations/mailer/templates/email-change-requested.tsx';
import { violatedConstraint } from '#shared/errors/database-failure.ts';
import { PUBLIC_ADDRESS, PublicAddress } from '#shared/http/public-address.ts';
import { RateLimits } from '#shared/rate-limits/rate-limits.ts';
import { UsersService } from '../users/users.service.ts';
import { createLinkToken, hashLinkToken } from './link-token.ts';
import { RegistrationsRepository } from './registrations.repository.ts';
import { UserLinks } from './user-links.repository.ts';

const PURPOSE = 'email-change';

/** A new address waits, as an unused link, until whoever reads its mail says yes. */
@Injectable()
export class EmailChange {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly registrations: RegistrationsRepository,
    private readonly links: UserLinks,
    private readonly mailer: Mailer,
    private readonly limits: RateLimits,
    @Inject(PUBLIC_ADDRESS) private readonly address: PublicAddress,
  ) {}

  /**
   * Counts the mails a request would send, per account and per address; before any transaction begins.
   * @throws AppError `rate.limited`
   */
  async admit(userId: number, email: string): Promise<void> {
    await this.limits.count('mails', userId);
    await this.limits.count('mails', email);
  }

  /**
   * Lets a new address wait in place of the one before; the present address only ends the waiting. An address
   * that has an account waits in the same way, but its link is in no mail.
   * The account has to be locked; call `Mailer.nudge` after the commit.
   */
  async request(
    transaction: Executor,
    account: { id: number; username: string; email: string | null },
    email: string,
  ): Promise<void> {
    await this.links.end(transaction, account.id, [PURPOSE]);
    if (email === account.email) return;
    const { token, hash } = createLinkToken();
    await this.links.insertEmailChange(transaction, { hash, userId: account.id, email });
    const { username } = account;
    const owner = await this.users.findUsername(transaction, email);
    const resetLink = this.address.link(CLIENT_PATHS.forgotPassword);
    const link = this.address.link(`${API_PATHS.verifyEmailChange}?token=${token}`);
    const template =
      owner === undefined
        ? confirmEmailChange({ username, link })
        : emailChangeAddressUsed({ username: owner, loginLink: this.loginLink(), resetLink });
    await this.mailer.enqueue(transaction, { to: email, template });
    if (account.email === null) return;
    const notice = emailChangeRequested({ username, resetLink });
    await this.mailer.enqueue(transaction, { to: account.email, template: notice });
  }

  /** Follows a link: the first click changes the address, every later one finds it changed. */
  async confirm(token: string): Promise<VerificationStatus> {
    const hash = hashLinkToken(token);
    try {
      return await this.database.transaction((transaction) => this.follow(transaction, hash));
    } catch (error) {
      // Somebody made an account with the address in this very moment.
      if (violatedConstraint(error) === 'users_email_key') return 'invalid';
      throw error;
    }
  }

  private async follow(transaction: Executor, hash: Buffer): Promise<VerificationStatus> {
    const link = await this.links.follow(transaction, hash, PURPOSE);
    if (!link) return 'invalid';
    if (link.used) return 'already';
    if (link.expired || (await this.users.hasEmail(transaction, link.sentTo))) return 'invalid';
    await this.users.setEmail(transaction, link.id, link.sentTo);
    await this.links.markUsed(transaction, hash);
    await this.links.end(transaction, link.id, ['password-reset']);
    await this.registrations.forget(transaction, [link.email, link.sentTo]);
    return 'success';
  }

  private loginLink(): string {
    return this.address.link(CLIENT_PATHS.login);
  }
}
