import { Injectable } from '@nestjs/common';
import type { Actor } from '#shared/auth/actor.ts';
import { SessionsRepository } from './sessions.repository.ts';

interface Question extends Actor {
  answer: (isLive: boolean) => void;
  fail: (error: unknown) => void;
}

/**
 * Asks for the session of every call. Calls that arrive in one turn of the event loop are asked for together, so
 * that many at once cost the database one statement.
 */
@Injectable()
export class LiveSessions {
  private waiting: Question[] = [];

  constructor(private readonly sessions: SessionsRepository) {}

  /** Whether the session exists, is neither revoked nor expired, and its user may sign in. */
  has(actor: Actor): Promise<boolean> {
    return new Promise((answer, fail) => {
      if (this.waiting.push({ ...actor, answer, fail }) === 1) setImmediate(() => void this.ask());
    });
  }

  private async ask(): Promise<void> {
    const asked = this.waiting;
    this.waiting = [];
    try {
      const live = await this.sessions.findLive(asked.map(({ sessionId }) => sessionId));
      const userOf = new Map(live.map(({ id, userId }) => [id, userId]));
      for (const { sessionId, userId, answer } of asked) answer(userOf.get(sessionId) === userId);
    } catch (error) {
      for (const { fail } of asked) fail(error);
    }
  }
}
