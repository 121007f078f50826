import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

describe('the posted time', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const ago = (seconds: number): string =>
    relativeTime(new Date(now.getTime() - seconds * 1000), now);

  it.each([
    [-5, 'Just now'],
    [0, 'Just now'],
    [59, 'Just now'],
    [60, '1 min ago'],
    [3_599, '59 min ago'],
    [3_600, '1 hrs ago'],
    [86_399, '23 hrs ago'],
    [86_400, '1 days ago'],
    [10 * 86_400, '10 days ago'],
  ])('%i seconds ago reads %j', (seconds, text) => {
    expect(ago(seconds)).toBe(text);
  });
});
