import type { Session } from '@wordloom/contracts/auth';

/** The session of the device that asks: Firefox on Linux. */
export function aSession(given: Partial<Session> = {}): Session {
  return {
    id: '6f1c1c86-7a5c-4b8e-9d52-0c3b5a1f2e01',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    createdAt: '2026-03-01T12:00:00.000Z',
    expiresAt: '2026-03-08T12:00:00.000Z',
    current: true,
    ...given,
  };
}
