import { Inject, Injectable } from '@nestjs/common';
import type { Register, VerificationStatus } from '@wordloom/contracts/auth';
import { API_PATHS, CLIENT_PATHS } from '@wordloom/contracts/paths';
import { Database, type Executor } from '#database/database.ts';
import { Mailer } from '#integrations/mailer/mailer.ts';
import { addressAlreadyUsed } from '#integrations/mailer/templates/address-already-used.tsx';
import { confirmRegistration } from '#integrations/mailer/templates/confirm-registration.tsx';
import type { MailContent } from '#integrations/mailer/templates/mail-content.ts';
import { PUBLIC_ADDRESS, PublicAddress } from '#shared/http/public-address.ts';
import { RateLimits } from '#shared/rate-limits/rate-limits.ts';
import { UsersService } from '../users/users.service.ts';
import { usernameKey } from '../users/username.ts';
import { createLinkToken, hashLinkToken } from './link-token.ts';
import { PasswordHasher } from './password-hasher.ts';
import { type PendingRegistration, RegistrationsRepository } from './registrations.repository.ts';
import { Usernames } from './usernames.service.ts';

/** Signing up by e-mail: a registration waits until its link is followed, and only then becomes an account. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly database: Database,
    private readonly registrations: RegistrationsRepository,
    private readonly users: UsersService,
    private readonly usernames: Usernames,
    private readonly passwords: PasswordHasher,
    private readonly mailer: Mailer,
    private readonly limits: RateLimits,
    @Inject(PUBLIC_ADDRESS) private readonly address: PublicAddress,
  ) {}

  /**
   * Answers alike whether the address has an account or not: only its owner learns that, by mail.
   * @throws AppError `username.taken` or `rate.limited`
   */
  async register({ username, email, password }: Register, origin: string): Promise<void> {
    await this.limits.count('registrations', origin);
    const passwordHash = await this.passwords.hash(password);
    await this.database.transaction(async (transaction) => {
      await this.usernames.claim(transaction, username, { email });
      const owner = await this.users.findUsername(transaction, email);
      if (owner !== undefined) {
        const loginLink = this.address.link(CLIENT_PATHS.login);
        const resetLink = this.address.link(CLIENT_PATHS.forgotPassword);
        const template = addressAlreadyUsed({ username: owner, loginLink, resetLink });
        await this.mailer.enqueue(transaction, { to: email, template });
        return;
      }
      const key = usernameKey(username);
      const draft = { username, usernameKey: key, email, passwordHash };
      const id = await this.registrations.insert(transaction, draft);
      await this.sendLink(transaction, { id, username, email });
    });
    this.mailer.nudge();
  }

  /** Sends a fresh link when the address waits for one; neither answer nor time tells whether it does. */
  async resend(email: string): Promise<void> {
    const within = await this.limits.note('mails', email);
    const pending = await this.registrations.findPending(email);
    await this.database.transaction(async (transaction) => {
      if (pending && within) await this.sendLink(transaction, pending);
      else await this.mailer.rehearse(transaction, { to: email, template: this.invitation(email) });
    });
    this.mailer.nudge();
  }

  /** Follows a link: the first click makes the account, every later one finds it made. */
  async confirm(token: string): Promise<VerificationStatus> {
    return this.database.transaction(async (transaction) => {
      const found = await this.registrations.followLink(transaction, hashLinkToken(token));
      if (!found) return 'invalid';
      if (found.used) return 'already';
      if (found.expired) return 'invalid';
      return this.makeAccount(transaction, found);
    });
  }

  /** Confirms a waiting registration without its link, as an administrator may. */
  async confirmPending(id: number): Promise<VerificationStatus> {
    return this.database.transaction(async (transaction) => {
      const found = await this.registrations.lockPending(transaction, id);
      return found ? this.makeAccount(transaction, found) : 'already';
    });
  }

  /** Ends every registration of an address that has turned out to be somebody's; their passwords with them. */
  async endAll(transaction: Executor, email: string): Promise<void> {
    await this.registrations.forget(transaction, [email]);
  }

  private async makeAccount(
    transaction: Executor,
    registration: PendingRegistration,
  ): Promise<VerificationStatus> {
    const id = await this.users.create(transaction, registration);
    await this.registrations.settle(transaction, registration);
    return id === undefined ? 'already' : 'success';
  }

  private async sendLink(
    transaction: Executor,
    registration: { id: number; username: string; email: string },
  ): Promise<void> {
    const { token, hash } = createLinkToken();
    await this.registrations.insertLink(transaction, hash, registration);
    const template = this.invitation(registration.username, token);
    await this.mailer.enqueue(transaction, { to: registration.email, template });
  }

  private invitation(username: string, token = ''): MailContent {
    const link = this.address.link(`${API_PATHS.verify}?token=${token}`);
    return confirmRegistration({ username, link });
  }
}
