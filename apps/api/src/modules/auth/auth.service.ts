import { Injectable } from '@nestjs/common';
import type { Login, LoginAnswer } from '@wordloom/contracts/auth';
import type { Actor } from '#shared/auth/actor.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { CredentialsRepository } from './credentials.repository.ts';
import { PasswordHasher } from './password-hasher.ts';
import { SessionsService } from './sessions.service.ts';
import { SignInLimits } from './sign-in-limits.ts';

/** Where a call comes from. */
export interface Client {
  /** The network address, as far as it can be believed. */
  origin: string;
  userAgent: string | undefined;
}

@Injectable()
export class AuthService {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly limits: SignInLimits,
  ) {}

  /**
   * Signs in and opens a session. One password check happens whatever the address, so that the time tells
   * nothing; an unconfirmed registration shows itself to the right password alone.
   * @throws AppError `auth.wrong_credentials`, `auth.unconfirmed`, `auth.disabled` or `rate.limited`
   */
  async login({ email, password }: Login, { origin, userAgent }: Client): Promise<LoginAnswer> {
    const found = await this.credentials.find(email);
    const attempt = this.limits.attempt(email, origin);
    const matches = await this.passwords.verify(found?.passwordHash, password, attempt);
    if (!found || !matches) throw wrongCredentials();
    const { userId, passwordHash, disabled } = found;
    if (userId === null)
      throw new AppError('auth.unconfirmed', 'Please confirm your e-mail first.');
    if (disabled) throw new AppError('auth.disabled', 'This account is disabled');
    const token = await this.sessions.open({ userId, userAgent, passwordHash });
    if (token === undefined) throw wrongCredentials();
    return { token, userId, message: 'Login successful!' };
  }

  async logout(actor: Actor): Promise<void> {
    await this.sessions.close(actor);
  }
}

function wrongCredentials(): AppError {
  return new AppError('auth.wrong_credentials', 'Wrong e-mail or password');
}
