import { Inject, Injectable } from '@nestjs/common';
import type { Session } from '@wordloom/contracts/auth';
import { type Settings, SETTINGS } from '#config/settings.ts';
import { Database } from '#database/database.ts';
import type { Actor } from '#shared/auth/actor.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { AccessTokens } from './access-tokens.ts';
import { SessionsRepository } from './sessions.repository.ts';

interface NewSession {
  userId: number;
  userAgent: string | undefined;
  /** The hash that the password was checked against, where one was. */
  passwordHash?: string | null;
}

/** Where a learner is signed in. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionsRepository,
    private readonly tokens: AccessTokens,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Signs somebody in who has shown who they are, one way or another.
   * @returns the token, or undefined when the account is gone or disabled, or its password has changed
   */
  async open(session: NewSession): Promise<string | undefined> {
    const seconds = this.settings.sessionSeconds;
    const sessionId = await this.sessions.open({ ...session, seconds });
    if (sessionId === undefined) return undefined;
    return this.tokens.sign({ userId: session.userId, sessionId }, seconds);
  }

  /** Signs the actor out here. */
  async close(actor: Actor): Promise<void> {
    await this.sessions.revoke(actor);
  }

  /** The actor's live sessions, newest first. */
  async list({ userId, sessionId }: Actor): Promise<Session[]> {
    const rows = await this.sessions.listLive(userId);
    return rows.map(({ id, userAgent, createdAt, expiresAt }) => ({
      id,
      userAgent,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      current: id === sessionId,
    }));
  }

  /** @throws AppError `session.not_found` unless it is a live session of the actor */
  async end({ userId }: Actor, sessionId: string): Promise<void> {
    if (!(await this.sessions.revoke({ userId, sessionId }))) {
      throw new AppError('session.not_found', 'There is no such session');
    }
  }

  /** Signs the actor out everywhere else. */
  async endOthers({ userId, sessionId }: Actor): Promise<void> {
    await this.sessions.revokeAll(this.database, userId, sessionId);
  }
}
