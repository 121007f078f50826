import { describe, expect, it } from 'vitest';
import { compactCount, topReactions } from './reaction-tally.ts';

describe('the reaction summary', () => {
  it('shows the three most frequent kinds, ties in the order of the picker', () => {
    const tally = topReactions(['fire', 'love', 'perfect', 'like', 'love', 'perfect', 'dislike']);
    expect(tally.map(({ kind, count }) => [kind, count])).toEqual([
      ['love', 2],
      ['perfect', 2],
      ['like', 1],
    ]);
  });

  it('is empty without reactions', () => {
    expect(topReactions([])).toEqual([]);
  });

  it.each([
    [0, '0'],
    [999, '999'],
    [1_234, '1.2K'],
    [1_000_000, '1M'],
  ])('writes %i as %s', (count, text) => {
    expect(compactCount(count)).toBe(text);
  });
});
