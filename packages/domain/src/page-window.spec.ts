import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageCount, pageWindow } from './page-window.ts';

describe('the page window', () => {
  it.each([
    [1, 1, [1]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, 4, 'gap', 6]],
    [3, 42, [1, 2, 3, 4, 'gap', 42]],
    [4, 42, [1, 'gap', 3, 4, 5, 'gap', 42]],
    [7, 42, [1, 'gap', 6, 7, 8, 'gap', 42]],
    [39, 42, [1, 'gap', 38, 39, 40, 'gap', 42]],
    [40, 42, [1, 'gap', 39, 40, 41, 42]],
    [42, 42, [1, 'gap', 39, 40, 41, 42]],
    [4, 6, [1, 'gap', 3, 4, 5, 6]],
  ])('at page %i of %i is %j', (current, last, expected) => {
    expect(pageWindow(current, last)).toEqual(expected);
  });

  it('always offers the first, the current and the last page, in order and each once', () => {
    const place = fc
      .integer({ min: 1, max: 5_000 })
      .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
    fc.assert(
      fc.property(place, ([current, last]) => {
        const pages = pageWindow(current, last).filter((item) => item !== 'gap');
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        expect(pages).toEqual(expect.arrayContaining([1, current, last]));
      }),
    );
  });

  it('counts at least one page, and one more for every started eight', () => {
    expect([0, 1, 8, 9, 16, 17].map((total) => pageCount(total, 8))).toEqual([1, 1, 1, 2, 2, 3]);
  });
});
