import { vi } from 'vitest';

/**
 * Asks again and again until nothing is thrown: fifteen seconds, for a machine that is busy with other things.
 * @returns what was answered
 */
export function eventually<Answer>(ask: () => Answer | Promise<Answer>): Promise<Answer> {
  return vi.waitFor(ask, 15_000);
}
