import { Inject, Injectable } from '@nestjs/common';
import type { Login, LoginAnswer } from '@wordloom/contracts/auth';
import { type Settings, SETTINGS } from '#config/settings.ts';
import type { Actor } from '#shared/auth/actor.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { UsersService } from '../users/users.service.ts';
import { AccessTokens } from './access-tokens.ts';
import { PasswordHasher } from './password-hasher.ts';
import { RegistrationService } from './registration.service.ts';
import { SessionsRepository } from './sessions.repository.ts';
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
    private readonly users: UsersService,
    private readonly registration: RegistrationService,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsRepository,
    private readonly tokens: AccessTokens,
    private readonly limits: SignInLimits,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Signs in and opens a session. One password check happens whatever the address, so that the time tells
   * nothing; an unconfirmed registration shows itself to the right password alone.
   * @throws AppError `auth.wrong_credentials`, `auth.unconfirmed`, `auth.disabled` or `rate.limited`
   */
  async login({ email, password }: Login, { origin, userAgent }: Client): Promise<LoginAnswer> {
    const [account, pendingHash] = await Promise.all([
      this.users.findCredentials(email),
      this.registration.pendingPasswordHash(email),
    ]);
    const hash = account ? account.passwordHash : pendingHash;
    const attempt = this.limits.attempt(email, origin);
    if (!(await this.passwords.verify(hash, password, attempt))) throw wrongCredentials();
    if (!account) throw new AppError('auth.unconfirmed', 'Please confirm your e-mail first.');
    if (account.disabled) throw new AppError('auth.disabled', 'This account is disabled');
    const seconds = this.settings.sessionSeconds;
    const { id: userId, passwordHash } = account;
    const sessionId = await this.sessions.open({ userId, seconds, userAgent, passwordHash });
    if (sessionId === undefined) throw wrongCredentials();
    const token = this.tokens.sign({ userId, sessionId }, seconds);
    return { token, userId, message: 'Login successful!' };
  }

  async logout(actor: Actor): Promise<void> {
    await this.sessions.revoke(actor);
  }
}

function wrongCredentials(): AppError {
  return new AppError('auth.wrong_credentials', 'Wrong e-mail or password');
}
