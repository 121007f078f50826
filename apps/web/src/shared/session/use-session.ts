import { useSyncExternalStore } from 'react';
import { readSession, type Session } from '#shared/session/session.ts';

function onStorage(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** The session, read again whenever another tab changes the storage. */
export function useSession(): Session | null {
  return useSyncExternalStore(onStorage, readSession, readSession);
}
