import { Injectable } from '@nestjs/common';
import type { UpdateUser, User } from '@wordloom/contracts/users';
import { Database, type Executor } from '#database/database.ts';
import { Mailer } from '#integrations/mailer/mailer.ts';
import type { Actor } from '#shared/auth/actor.ts';
import { violatedConstraint } from '#shared/errors/database-failure.ts';
import { EmailChange } from '../auth/email-change.service.ts';
import { PasswordChange } from '../auth/password-change.service.ts';
import { PasswordHasher } from '../auth/password-hasher.ts';
import { Usernames, usernameTaken } from '../auth/usernames.service.ts';
import { userNotFound, UsersService } from '../users/users.service.ts';

/** A learner's own name, address and password. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly usernames: Usernames,
    private readonly passwords: PasswordHasher,
    private readonly passwordChange: PasswordChange,
    private readonly emailChange: EmailChange,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Changes all of it or nothing. A new password signs the actor out everywhere else; a new address waits for
   * its link.
   * @throws AppError `username.taken` or `rate.limited`
   */
  async update(actor: Actor, { username, email, password }: UpdateUser): Promise<User> {
    if (email !== undefined) await this.emailChange.admit(actor.userId, email);
    const passwordHash = password === undefined ? undefined : await this.passwords.hash(password);
    try {
      await this.database.transaction((transaction) =>
        this.apply(transaction, actor, { username, email, passwordHash }),
      );
    } catch (error) {
      // A registration was confirmed under this name in this very moment.
      if (violatedConstraint(error) === 'users_username_key') throw usernameTaken();
      throw error;
    }
    this.mailer.nudge();
    return this.users.find(actor, actor.userId);
  }

  private async apply(
    transaction: Executor,
    { userId, sessionId }: Actor,
    changes: Record<'username' | 'email' | 'passwordHash', string | undefined>,
  ): Promise<void> {
    const account = await this.users.lock(transaction, userId);
    if (!account) throw userNotFound();
    const { username, passwordHash, email } = changes;
    if (username !== undefined && username !== account.username) {
      await this.usernames.claim(transaction, username, { email: account.email, userId });
      await this.users.rename(transaction, userId, username);
      account.username = username;
    }
    // Before the address: a new password ends the waiting of an address that was asked for earlier.
    if (passwordHash !== undefined) {
      await this.passwordChange.apply(transaction, account, passwordHash, sessionId);
    }
    if (email !== undefined) await this.emailChange.request(transaction, account, email);
  }
}
