import type { StateStore } from 'passport-oauth2';
import type { ProviderSettings } from '#config/social-settings.ts';

/** What a strategy is made of. */
export interface StrategyParts {
  settings: ProviderSettings;
  store: StateStore;
}

/** Some strategies must be given a callback address; ours is known once the port is and goes with each call. */
export const CALLED_LATER = '/';

/** Hands what a promise comes to over to a callback; what the callback throws is nobody's here to catch. */
export function settleInto<Result>(
  done: (error?: never, result?: Result) => void,
  promise: Promise<Result>,
): void {
  promise.then(
    (result) => done(undefined, result),
    (error: unknown) => done(error as never),
  );
}
