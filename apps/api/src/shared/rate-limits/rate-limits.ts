import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { type LimitName, SETTINGS, type Settings } from '#config/settings.ts';
import { AppError } from '../errors/app-error.ts';

/** Counts what may happen only so often. The counters are in PostgreSQL, so that all processes share them. */
@Injectable()
export class RateLimits {
  private readonly limiters: ReadonlyMap<LimitName, RateLimiterPostgres>;

  constructor(@Inject(SETTINGS) { rateLimits }: Settings, dataSource: DataSource) {
    const names = Object.keys(rateLimits) as LimitName[];
    this.limiters = new Map(
      names
        // 0 switches a limit off.
        .filter((name) => rateLimits[name].points > 0)
        .map((name) => [
          name,
          new RateLimiterPostgres({
            storeClient: dataSource,
            storeType: 'typeorm',
            tableName: 'rate_limits',
            tableCreated: true,
            keyPrefix: name,
            points: rateLimits[name].points,
            duration: rateLimits[name].seconds,
          }),
        ]),
    );
  }

  /**
   * Counts one more.
   * @throws AppError `rate.limited` (429) with the seconds to wait, when that is one too many
   */
  async count(name: LimitName, subject: string | number): Promise<void> {
    try {
      await this.limiters.get(name)?.consume(keyOf(subject));
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
    }
  }

  /** Counts one more without refusing. @returns whether it was still within the limit */
  async note(name: LimitName, subject: string | number): Promise<boolean> {
    const limiter = this.limiters.get(name);
    const state = await limiter?.penalty(keyOf(subject));
    return !limiter || !state || state.consumedPoints <= limiter.points;
  }

  /** Forgets what was counted. */
  async clear(name: LimitName, subject: string | number): Promise<void> {
    await this.limiters.get(name)?.delete(keyOf(subject));
  }

  /**
   * Refuses when the limit is used up, and counts nothing.
   * @throws AppError `rate.limited` (429)
   */
  async check(name: LimitName, subject: string | number): Promise<void> {
    const limiter = this.limiters.get(name);
    const state = await limiter?.get(keyOf(subject));
    if (limiter && state && state.consumedPoints >= limiter.points) throw tooMany(state);
  }
}

/** Hashed, so that the table holds no addresses and no key is too long. */
function keyOf(subject: string | number): string {
  return createHash('sha256').update(String(subject)).digest('base64url');
}

function tooMany({ msBeforeNext }: RateLimiterRes): AppError {
  return new AppError('rate.limited', 'Too many attempts. Please wait a moment and try again.', {
    retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });
}
