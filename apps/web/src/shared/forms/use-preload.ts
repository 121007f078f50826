import { useEffect } from 'react';

/** Fetches code that will soon be needed, once the screen stands; a failure shows when it is needed. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    load().catch(() => undefined);
  }, [load]);
}
