import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['house', 'house', 0],
  ['hose', 'house', 1],
  ['houuse', 'house', 1],
  ['hause', 'house', 1],
  ['huose', 'house', 1],
  ['huase', 'house', 2],
  ['', 'ab', 2],
])('counts from %s to %s %i changes', (left, right, distance) => {
  expect(editDistance(left, right, 3)).toBe(distance);
});

it('answers one more than the limit for whatever is farther', () => {
  expect(editDistance('house', 'mouse trap', 2)).toBe(3);
  expect(editDistance('house', 'tiger', 2)).toBe(3);
});
