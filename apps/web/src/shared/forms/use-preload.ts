import { useEffect } from 'react';

/** Any of them says that somebody is about to use the screen. */
const SIGNS_OF_USE = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Fetches code that will be needed once the screen is used, when that begins: running it is long work for a phone,
 * and the screen should stand first. A failure shows when the code is needed.
 */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    const signs = new AbortController();
    const begin = () => {
      signs.abort();
      load().catch(() => undefined);
    };
    for (const sign of SIGNS_OF_USE) {
      document.addEventListener(sign, begin, { signal: signs.signal, passive: true });
    }
    return () => signs.abort();
  }, [load]);
}
