import type { Bench } from '../bench.ts';
import { interleave } from '../load/interleave.ts';
import { byTurns } from '../readers.ts';
import { median, ratios, spreadOf } from '../statistics.ts';
import { atMost, type Line, milliseconds } from './line.ts';
import { timeAlone } from './timing.ts';

/** Common and rare words, words that are nowhere, and what no index of trigrams helps with. */
const PATTERNS = [
  'agua',
  'Haustier',
  'something',
  'saxophone',
  'leuchtturm',
  'zzyzx',
  'to put food',
  'e',
  'ñ',
  'k',
  'qu',
  'zz',
  'ß',
  'x,',
  '.',
  'der',
  'the',
];

/** Searches in descriptions and examples: on many cards beside few, and the slowest of all. */
export async function textSearch(bench: Bench): Promise<Line[]> {
  const { rounds, seconds, quick } = bench.options;
  const few = await bench.product(await bench.set('few'));
  const many = await bench.product(await bench.set('many'));
  const measured = [];
  for (const kind of ['description', 'example']) {
    for (const pattern of quick ? PATTERNS.slice(0, 3) : PATTERNS) {
      const path = `/api/view/search/${kind}/${encodeURIComponent(pattern)}?page=1&size=8`;
      const on =
        ({ origin, readers }: typeof few) =>
        (): Promise<number> =>
          timeAlone(
            origin,
            byTurns(readers, () => path),
            seconds / 15,
          );
      const values = await interleave(rounds, { few: on(few), many: on(many) });
      const growth = ratios(values.many, values.few);
      measured.push({ kind, pattern, values, growth });
    }
  }
  const fastest = (a: number, b: number): number => b - a;
  const grown = measured.toSorted((a, b) => fastest(median(a.growth), median(b.growth)))[0];
  const slowest = measured.toSorted((a, b) =>
    fastest(median(a.values.many), median(b.values.many)),
  )[0];
  if (!grown || !slowest) return [];
  const details = {
    patterns: measured.map(({ kind, pattern, values, growth }) => ({
      search: `${kind} “${pattern}”`,
      few: median(values.few),
      many: median(values.many),
      ratio: median(growth),
    })),
  };
  return [
    {
      work: `text search that grows most: ${grown.kind} “${grown.pattern}”`,
      wordloom: milliseconds(median(grown.values.many)),
      floor: milliseconds(median(grown.values.few)),
      value: spreadOf(grown.growth),
      target: atMost(3),
      details,
    },
    {
      work: `slowest text search: ${slowest.kind} “${slowest.pattern}”`,
      wordloom: milliseconds(median(slowest.values.many)),
      floor: milliseconds(median(slowest.values.few)),
      value: spreadOf(slowest.values.many),
      target: atMost(150, ' ms'),
    },
  ];
}
