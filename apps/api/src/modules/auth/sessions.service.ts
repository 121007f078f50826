import { Injectable } from '@nestjs/common';
import type { Session } from '@wordloom/contracts/auth';
import { Database } from '#database/database.ts';
import type { Actor } from '#shared/auth/actor.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { SessionsRepository } from './sessions.repository.ts';

/** Where a learner is signed in. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionsRepository,
  ) {}

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
