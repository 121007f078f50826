import type { Location } from 'react-router-dom';

interface ExpiryState {
  placeBeforeExpiry: string;
}

/** The state to take to /login when a session ends in the middle of something. */
export function expiryState({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): ExpiryState {
  return { placeBeforeExpiry: pathname + search };
}

/** Where the learner was when the session ended, if that is why they are at /login. */
export function placeBeforeExpiry(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('placeBeforeExpiry' in state)) return null;
  return typeof state.placeBeforeExpiry === 'string' ? state.placeBeforeExpiry : null;
}
