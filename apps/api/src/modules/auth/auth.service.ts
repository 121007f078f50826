import { Inject, Injectable } from '@nestjs/common';
import { type Login, type LoginAnswer } from '@wordloom/contracts/auth';
import { type Settings, SETTINGS } from '#config/settings.ts';
import { type Actor } from '#shared/auth/actor.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { UsersService } from '../users/users.service.ts';
import { AccessTokens } from './access-tokens.ts';
import { PasswordHasher } from './password-hasher.ts';
import { RegistrationService } from './registration.service.ts';
import { SessionsRepository } from './sessions.repository.ts';

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly registration: RegistrationService,
    private readonly passwords: PasswordHasher,
    private readonly sessions: SessionsRepository,
    private readonly tokens: AccessTokens,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Signs in and opens a session. One password check happens whatever the address, so that the time tells
   * nothing; an unconfirmed registration shows itself to the right password alone.
   * @throws AppError `auth.wrong_credentials`, `auth.unconfirmed` or `auth.disabled`
   */
  async login({ email, password }: Login, userAgent: string | undefined): Promise<LoginAnswer> {
    const [account, pendingHash] = await Promise.all([
      this.users.findCredentials(email),
      this.registration.pendingPasswordHash(email),
    ]);
    const hash = account ? account.passwordHash : pendingHash;
    if (!(await this.passwords.verify(hash, password))) {
      throw new AppError('auth.wrong_credentials', 'Wrong e-mail or password');
    }
    if (!account) throw new AppError('auth.unconfirmed', 'Please confirm your e-mail first.');
    if (account.disabled) throw new AppError('auth.disabled', 'This account is disabled');
    const seconds = this.settings.sessionSeconds;
    const sessionId = await this.sessions.open(account.id, seconds, userAgent);
    const token = this.tokens.sign({ userId: account.id, sessionId }, seconds);
    return { token, userId: account.id, message: 'Login successful!' };
  }

  logout(actor: Actor): Promise<void> {
    return this.sessions.revoke(actor);
  }
}
