import { clearSession, readSession } from '#shared/session/session.ts';

type Listener = () => void;
const listeners = new Set<Listener>();

/** Called when the server no longer knows the token of a call. A newer token is left alone. */
export function expireSession(token: string): void {
  if (readSession()?.token !== token) return;
  clearSession();
  for (const listener of listeners) listener();
}

export function onSessionExpired(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
