import { Inject, Injectable } from '@nestjs/common';
import { type Register, type VerificationStatus } from '@wordloom/contracts/auth';
import { API_PATHS, CLIENT_PATHS } from '@wordloom/contracts/paths';
import { Database, type Executor } from '#database/database.ts';
import { Mailer } from '#integrations/mailer/mailer.ts';
import { addressAlreadyUsed } from '#integrations/mailer/templates/address-already-used.tsx';
import { confirmRegistration } from '#integrations/mailer/templates/confirm-registration.tsx';
import { PUBLIC_ADDRESS, PublicAddress } from '#shared/http/public-address.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { UsersService } from '../users/users.service.ts';
import { usernameKey } from '../users/username.ts';
import { createLinkToken, hashLinkToken } from './link-token.ts';
import { PasswordHasher } from './password-hasher.ts';
import { type PendingRegistration, RegistrationsRepository } from './registrations.repository.ts';

/** Signing up by e-mail: a registration waits until its link is followed, and only then becomes an account. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly database: Database,
    private readonly registrations: RegistrationsRepository,
    private readonly users: UsersService,
    private readonly passwords: PasswordHasher,
    private readonly mailer: Mailer,
    @Inject(PUBLIC_ADDRESS) private readonly address: PublicAddress,
  ) {}

  /**
   * Answers alike whether the address has an account or not: only its owner learns that, by mail.
   * @throws AppError `username.taken`
   */
  async register({ username, email, password }: Register): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    await this.database.transaction(async (transaction) => {
      await this.refuseTakenUsername(transaction, username, email);
      if (await this.users.hasEmail(transaction, email)) {
        const loginLink = this.address.link(CLIENT_PATHS.login);
        const template = addressAlreadyUsed({ username, loginLink });
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

  /** Sends a fresh link when the address waits for one; says nothing about it either way. */
  async resend(email: string): Promise<void> {
    const pending = await this.registrations.findPending(email);
    if (!pending) return;
    await this.database.transaction((transaction) => this.sendLink(transaction, pending));
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

  /** The password hash of the registration that waits for confirmation, if any. */
  async pendingPasswordHash(email: string): Promise<string | undefined> {
    return (await this.registrations.findPending(email))?.passwordHash;
  }

  private async makeAccount(
    transaction: Executor,
    registration: PendingRegistration,
  ): Promise<VerificationStatus> {
    const id = await this.users.create(transaction, registration);
    await this.registrations.settle(transaction, registration);
    return id === undefined ? 'already' : 'success';
  }

  private async refuseTakenUsername(
    transaction: Executor,
    username: string,
    email: string,
  ): Promise<void> {
    const key = usernameKey(username);
    await this.registrations.lockUsername(transaction, key);
    if (
      (await this.users.hasUsername(transaction, username)) ||
      (await this.registrations.reservesUsername(transaction, key, email))
    ) {
      throw new AppError('username.taken', 'This username is taken');
    }
  }

  private async sendLink(
    transaction: Executor,
    registration: { id: number; username: string; email: string },
  ): Promise<void> {
    const { token, hash } = createLinkToken();
    await this.registrations.insertLink(transaction, hash, registration);
    const link = this.address.link(`${API_PATHS.verify}?token=${token}`);
    const template = confirmRegistration({ username: registration.username, link });
    await this.mailer.enqueue(transaction, { to: registration.email, template });
  }
}
