import type { Bench } from '../bench.ts';
import { closedLoop, type NextRequest } from '../load/closed-loop.ts';
import { usageOf } from '../processes/usage.ts';
import { byTurns, type Reader } from '../readers.ts';
import { spreadOf } from '../statistics.ts';
import { atMost, type Line } from './line.ts';

const PARTS = 20;

const READS: ((reader: Reader) => string)[] = [
  () => '/api/view?page=1&size=8',
  () => '/api/view?page=40&size=8',
  ({ id }) => `/api/view/my-words/${id}?page=1&size=8`,
  ({ id }) => `/api/favorites/${id}`,
  () => '/api/view/favorite?page=1&size=8',
  () => '/api/view/search/lang/es?page=2&size=8',
  () => '/api/view/search/description/agua?page=1&size=8',
  ({ id }) => `/api/users/${id}`,
  () => '/api/category',
  () => '/api/view/dashboard',
];

/** Resident memory of the product after many requests of all kinds, and whether it still grows. */
export async function memory(bench: Bench): Promise<Line[]> {
  const { mixedRequests } = bench.options;
  const { origin, pid, readers } = await bench.startProduct(await bench.set('few'));
  const kinds = READS.map((path) => byTurns(readers, path));
  let turn = 0;
  const next: NextRequest = () => {
    turn += 1;
    const kind = kinds[turn % kinds.length];
    if (!kind) throw new Error('There is nothing to read');
    return kind();
  };
  const megabytes: number[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const atMostRequests = mixedRequests / PARTS;
    await closedLoop({ origin, next, connections: 10, seconds: 600, atMost: atMostRequests });
    megabytes.push(usageOf(pid)?.rss ?? NaN);
  }
  const work = `memory after ${mixedRequests.toLocaleString('en')} mixed requests`;
  const half = spreadOf(megabytes.slice(PARTS / 4, PARTS / 2));
  const end = spreadOf(megabytes.slice(-PARTS / 4));
  const show = (value: number): string => `${value.toFixed(0)} MB`;
  return [
    {
      work,
      wordloom: show(megabytes.at(-1) ?? NaN),
      floor: '',
      value: end,
      target: atMost(250, ' MB'),
      details: { megabytes },
    },
    {
      work: 'memory of the last quarter, beside the second',
      wordloom: show(end.median),
      floor: show(half.median),
      value: spreadOf([end.median / half.median]),
      target: atMost(1.1),
    },
  ];
}
