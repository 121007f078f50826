import { Injectable } from '@nestjs/common';
import {
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
} from 'cockatiel';

/** Calls at a time, and calls that may wait for their turn. */
const AT_ONCE = 4;
const WAITING = 64;

const FAILURES_IN_A_ROW = 5;
/** Milliseconds. */
const PAUSE = 30_000;
const LONGEST_PAUSE = 10 * 60_000;

/** Keeps a provider in trouble from slowing everybody: few calls at a time, and none for a while after failures. */
@Injectable()
export class ProviderGate {
  private readonly lane = bulkhead(AT_ONCE, WAITING);
  private readonly breaker = circuitBreaker(
    handleWhen((error) => !(error instanceof BulkheadRejectedError)),
    { halfOpenAfter: PAUSE, breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW) },
  );
  private busyUntil = 0;

  /** @throws Error what `call` throws, or at once when the provider is not to be asked now */
  async run<Result>(call: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    if (Date.now() < this.busyUntil) throw new Error('The provider asked not to be asked yet');
    return this.breaker.execute(() =>
      this.lane.execute(async () => {
        signal.throwIfAborted();
        try {
          return await call();
        } catch (error) {
          this.noteBusy(error);
          throw error;
        }
      }, signal),
    );
  }

  /** A provider that answers 429 is left alone for as long as it says. */
  private noteBusy(error: unknown): void {
    const { statusCode, responseHeaders } = (error ?? {}) as {
      statusCode?: number;
      responseHeaders?: Record<string, string>;
    };
    if (statusCode !== 429) return;
    const seconds = Number(responseHeaders?.['retry-after']);
    const pause = Number.isFinite(seconds) ? seconds * 1000 : 0;
    this.busyUntil = Date.now() + Math.min(Math.max(pause, 0), LONGEST_PAUSE);
  }
}
