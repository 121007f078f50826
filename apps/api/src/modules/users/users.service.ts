import { Injectable } from '@nestjs/common';
import { API_PATHS } from '@wordloom/contracts/paths';
import type { User } from '@wordloom/contracts/users';
import type { Executor } from '#database/database.ts';
import type { Actor } from '#shared/auth/actor.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { usernameCandidates, usernameKey } from './username.ts';
import { type LockedAccount, UsersRepository } from './users.repository.ts';

interface NewAccount {
  username: string;
  email: string | null;
  passwordHash: string | null;
}

@Injectable()
export class UsersService {
  constructor(private readonly users: UsersRepository) {}

  /**
   * A user as the actor may see them: the address only of oneself.
   * @throws AppError `user.not_found`
   */
  async find(actor: Actor, id: number): Promise<User> {
    const user = await this.users.findById(id);
    if (!user) throw userNotFound();
    return {
      id: user.id,
      username: user.username,
      imageUrl: user.avatarFile && `${API_PATHS.pictures}/${user.avatarFile}`,
      ...(actor.userId === id && { email: user.email, pendingEmail: user.pendingEmail }),
    };
  }

  /** The account that has the address. */
  findId(email: string): Promise<number | undefined> {
    return this.users.findIdByEmail(email);
  }

  hasEmail(executor: Executor, email: string): Promise<boolean> {
    return this.users.existsWithEmail(executor, email);
  }

  /** The username of the account that has the address. */
  findUsername(executor: Executor, email: string): Promise<string | undefined> {
    return this.users.findUsername(executor, email);
  }

  /** Whether anybody has the username, or anybody but `exceptId`. */
  hasUsername(executor: Executor, username: string, exceptId?: number): Promise<boolean> {
    return this.users.existsWithUsername(executor, usernameKey(username), exceptId ?? null);
  }

  /** An account that nobody else changes until the transaction ends. */
  lock(transaction: Executor, id: number): Promise<LockedAccount | undefined> {
    return this.users.lock(transaction, id);
  }

  /** The account that has an address; nobody else changes it until the transaction ends. */
  lockByEmail(
    transaction: Executor,
    email: string,
  ): Promise<(LockedAccount & { disabled: boolean }) | undefined> {
    return this.users.lockByEmail(transaction, email);
  }

  async rename(transaction: Executor, id: number, username: string): Promise<void> {
    await this.users.setUsername(transaction, id, { username, key: usernameKey(username) });
  }

  setEmail(transaction: Executor, id: number, email: string): Promise<void> {
    return this.users.setEmail(transaction, id, email);
  }

  setPasswordHash(transaction: Executor, id: number, passwordHash: string): Promise<void> {
    return this.users.setPasswordHash(transaction, id, passwordHash);
  }

  /** @returns the file that was the avatar before, or undefined when the user is gone */
  replaceAvatar(id: number, file: string): Promise<{ previous: string | null } | undefined> {
    return this.users.replaceAvatar(id, file);
  }

  /** @returns whether the user is there and had no avatar */
  setFirstAvatar(id: number, file: string): Promise<boolean> {
    return this.users.setFirstAvatar(id, file);
  }

  /**
   * Makes an account under the wished name, or the nearest free one.
   * @returns the new id, or undefined when the address has an account already
   */
  async create(executor: Executor, account: NewAccount): Promise<number | undefined> {
    for (const username of usernameCandidates(account.username)) {
      const id = await this.users.insert(executor, {
        ...account,
        username,
        usernameKey: usernameKey(username),
      });
      if (id !== undefined) return id;
      if (account.email !== null && (await this.hasEmail(executor, account.email)))
        return undefined;
    }
    throw new AppError('username.taken', 'This username is taken');
  }
}

export function userNotFound(): AppError {
  return new AppError('user.not_found', 'There is no such user');
}
