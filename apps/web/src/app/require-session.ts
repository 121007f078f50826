import { replace } from 'react-router-dom';
import { PATHS } from '#shared/config/paths.ts';
import { readSession } from '#shared/session/session.ts';

/** The guard of the signed-in area: no token, no way in, and nothing left in the history. */
export function requireSession(): Response | null {
  return readSession() ? null : replace(PATHS.login);
}
