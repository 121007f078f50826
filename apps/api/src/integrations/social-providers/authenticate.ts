import type { Request, Response } from 'express';
import passport, { type Strategy } from 'passport';
import { withBounds } from './bounded-requests.ts';
import type { SocialProfile } from './social-profile.ts';

/** Milliseconds for all that is asked of a provider in one sign-in. */
const TIME_LIMIT = 10_000;

/**
 * Runs a strategy on a request.
 * @returns the profile; undefined when the strategy redirected the browser or refused its state
 */
export function authenticate(
  strategy: Strategy,
  request: Request,
  response: Response,
  callbackURL: string,
): Promise<SocialProfile | undefined> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIME_LIMIT);
    // A strategy redirects by ending the answer, without a word to us.
    response.once('close', () => resolve(undefined));
    const options = { session: false, callbackURL };
    const handler = passport.authenticate(
      forOneRequest(strategy, signal, reject),
      options,
      (error: Error | null, profile?: SocialProfile | false | null) => {
        if (error) reject(error);
        else resolve(profile === false ? undefined : (profile ?? undefined));
      },
    ) as (request: Request, response: Response, next: (error?: unknown) => void) => void;
    handler(request, response, reject);
  });
}

/** A copy: passport hangs the request's own outcome on the strategy it is given. */
function forOneRequest(
  strategy: Strategy,
  signal: AbortSignal,
  fail: (error: unknown) => void,
): Strategy {
  const copy = Object.create(strategy) as Strategy & { _oauth2: object };
  copy._oauth2 = withBounds(copy._oauth2, signal, fail);
  return copy;
}
