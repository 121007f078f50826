import { expect, it } from 'vitest';
import { retryDelay } from './retry-delay.ts';

it('doubles from half a minute to an hour and stays there', () => {
  expect([1, 2, 3, 7, 8, 9, 2_000].map(retryDelay)).toEqual([
    30, 60, 120, 1_920, 3_600, 3_600, 3_600,
  ]);
});
