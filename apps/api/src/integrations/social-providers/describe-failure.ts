import { InternalOAuthError, TokenError } from 'passport-oauth2';
import { describeCause, plain } from './describe-cause.ts';
import { UnusableAnswer } from './read-json.ts';

/**
 * What went wrong at a provider, for the log. Messages that may quote an answer, a code or a token are left out:
 * of those only the kind of the error is told.
 */
export function describeProviderFailure(error: unknown): string {
  if (error instanceof UnusableAnswer) return error.message;
  if (error instanceof TokenError) return `no token (${plain(error.code)})`;
  if (error instanceof InternalOAuthError) return `no token (${describeCause(error.oauthError)})`;
  return error instanceof Error ? error.name : 'something unknown';
}
