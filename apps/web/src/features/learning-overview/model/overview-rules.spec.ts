import { expect, it } from 'vitest';
import { heatLevel } from '#features/learning-overview/model/heat-level.ts';
import { leadingShares } from '#features/learning-overview/model/leading-shares.ts';
import { monthLabel, weekLabel } from '#features/learning-overview/model/week-label.ts';

it('colours a week by its share of the busiest one, and one word already shows', () => {
  expect([0, 1, 5, 6, 10, 15, 20].map((count) => heatLevel(count, 20))).toEqual([
    0, 1, 1, 2, 2, 3, 4,
  ]);
  expect(heatLevel(0, 0)).toBe(0);
  expect(heatLevel(1, 1)).toBe(4);
});

it('names a week by its Monday, wherever the learner is', () => {
  expect(weekLabel('2026-03-02')).toBe('Mar 2');
});

it('names a month at its first Monday alone', () => {
  const mondays = ['2026-02-23', '2026-03-02', '2026-03-09', '2026-06-01'];
  expect(mondays.map(monthLabel)).toEqual([undefined, 'Mar', undefined, 'Jun']);
});

it('shows the largest shares and adds up the rest, unless that is a single one', () => {
  const share = (count: number) => ({ key: String(count), label: String(count), count });
  const of = (...counts: number[]) => leadingShares(counts.map(share), 2);
  expect(of(1, 5, 3, 2)).toEqual({
    leading: [share(5), share(3)],
    others: { shares: 2, words: 3 },
    largest: 5,
  });
  expect(of(1, 5, 3)).toEqual({ leading: [5, 3, 1].map(share), others: null, largest: 5 });
});
