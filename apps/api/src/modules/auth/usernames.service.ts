import { Injectable } from '@nestjs/common';
import type { Executor } from '#database/database.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { usernameKey } from '../users/username.ts';
import { UsersService } from '../users/users.service.ts';
import { RegistrationsRepository } from './registrations.repository.ts';

/** Who wants a username: their own account and their own waiting registrations are no obstacle. */
interface Claimant {
  email: string | null;
  userId?: number;
}

/** Usernames belong to accounts and, until their time runs out, to the registrations that wait. */
@Injectable()
export class Usernames {
  constructor(
    private readonly users: UsersService,
    private readonly registrations: RegistrationsRepository,
  ) {}

  /**
   * Makes sure that a username is free, and that nobody else claims it before the transaction ends.
   * @throws AppError `username.taken`
   */
  async claim(transaction: Executor, username: string, claimant: Claimant): Promise<void> {
    if (!(await this.tryToClaim(transaction, username, claimant))) throw usernameTaken();
  }

  /**
   * Claims the first of several usernames that is free.
   * @throws AppError `username.taken` when none is
   */
  async claimFirstFree(
    transaction: Executor,
    usernames: Iterable<string>,
    claimant: Claimant,
  ): Promise<string> {
    for (const username of usernames) {
      if (await this.tryToClaim(transaction, username, claimant)) return username;
    }
    throw usernameTaken();
  }

  private async tryToClaim(
    transaction: Executor,
    username: string,
    { email, userId }: Claimant,
  ): Promise<boolean> {
    const key = usernameKey(username);
    await this.registrations.lockUsername(transaction, key);
    return !(
      (await this.users.hasUsername(transaction, username, userId)) ||
      (await this.registrations.reservesUsername(transaction, key, email))
    );
  }
}

export function usernameTaken(): AppError {
  return new AppError('username.taken', 'This username is taken');
}
