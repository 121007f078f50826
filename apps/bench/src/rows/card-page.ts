import type { Bench } from '../bench.ts';
import { CARD_PAGE_WRITTEN } from '../floors/card-page.ts';
import { closedLoop, type NextRequest } from '../load/closed-loop.ts';
import { HttpConnection } from '../load/http-connection.ts';
import { interleave, ROUNDS_FOR_P99 } from '../load/interleave.ts';
import { openLoop } from '../load/open-loop.ts';
import { findPgbench, pgbench } from '../load/pgbench.ts';
import { requestText } from '../load/request.ts';
import { USERS } from '../data/fill-cards.ts';
import { usageOf } from '../processes/usage.ts';
import { byTurns, type Reader } from '../readers.ts';
import { median, percentile } from '../statistics.ts';
import { atLeast, atMost, compared, type Line, milliseconds, perSecond } from './line.ts';

const CONNECTIONS = 10;
/** Of what the product can do at most: where nobody has to queue for long, and where some do. */
const QUIET = 0.25;
const BUSY = 0.4;

const PAGE = '/api/view?page=1&size=8';

const floorPath = ({ id }: Reader): string => `/?reader=${id}`;

/** The first page of cards, beside one statement that answers the same JSON. */
export async function cardPage(bench: Bench): Promise<Line[]> {
  const { rounds, seconds } = bench.options;
  const set = await bench.set('usual');
  const product = await bench.product(set);
  const floor = await bench.floor('cards', set);
  const written = await bench.floor('cards-written', set);
  const constant = await bench.floor('constant');
  for (const { origin } of [floor, written]) {
    await requireSameCards(product.origin, origin, product.readers);
  }
  const viaProduct = byTurns(product.readers, () => PAGE);
  const viaFloor = byTurns(product.readers, floorPath);
  const cpu: Record<string, number> = {};
  const p99: Record<string, number[]> = {};
  const run = async (pid: number, origin: string, next: NextRequest): Promise<number> => {
    const before = usageOf(pid);
    const result = await closedLoop({ origin, next, connections: CONNECTIONS, seconds });
    const after = usageOf(pid);
    if (before && after) {
      cpu[origin] = ((after.cpuSeconds - before.cpuSeconds) / result.times.length) * 1e6;
    }
    (p99[origin] ??= []).push(percentile(result.times, 99));
    return result.perSecond;
  };
  const most = await interleave(rounds, {
    wordloom: () => run(product.pid, product.origin, viaProduct),
    floor: () => run(floor.pid, floor.origin, viaFloor),
    written: () => run(written.pid, written.origin, viaFloor),
    constant: () => run(constant.pid, constant.origin, viaFloor),
  });
  const besidePostgres = async (): Promise<Line[]> => {
    const program = findPgbench();
    if (program === undefined) return [];
    const load = { databaseUrl: set.url, statement: CARD_PAGE_WRITTEN, users: USERS };
    const values = await interleave(rounds, {
      wordloom: () => run(product.pid, product.origin, viaProduct),
      floor: () => pgbench(program, { ...load, connections: CONNECTIONS, seconds }),
    });
    const work = 'page of 8 cards, beside PostgreSQL alone (pgbench)';
    return [compared({ ...values, work, show: perSecond })];
  };
  const openAt = async (share: number): Promise<Line> => {
    const rate = share * median(most.wordloom);
    const late = async (origin: string, next: NextRequest): Promise<number> =>
      percentile(await openLoop({ origin, next, rate, seconds }), 99);
    const values = await interleave(ROUNDS_FOR_P99 * rounds, {
      wordloom: () => late(product.origin, viaProduct),
      floor: () => late(floor.origin, viaFloor),
    });
    const work = `page of 8 cards, p99 at ${Math.round(rate)}/s`;
    return compared({ ...values, work, show: milliseconds, target: atMost(2) });
  };
  const details = {
    microsecondsOfCpu: { wordloom: cpu[product.origin], floor: cpu[floor.origin] },
    megabytes: { wordloom: usageOf(product.pid)?.rss, floor: usageOf(floor.pid)?.rss },
  };
  const p99OfMost = {
    wordloom: (p99[product.origin] ?? []).slice(-rounds),
    floor: (p99[floor.origin] ?? []).slice(-rounds),
  };
  const alone = await besidePostgres();
  const show = perSecond;
  return [
    compared({ ...most, work: 'page of 8 cards', show, target: atLeast(0.5), details }),
    compared({
      work: 'page of 8 cards, beside JSON written as text',
      wordloom: most.wordloom,
      floor: most.written,
      show,
    }),
    ...alone,
    compared({
      work: 'page of 8 cards, beside node:http alone',
      wordloom: most.wordloom,
      floor: most.constant,
      show,
    }),
    compared({
      work: `page of 8 cards, p99 of ${CONNECTIONS} connections`,
      ...p99OfMost,
      show: milliseconds,
      target: atMost(2),
    }),
    await openAt(QUIET),
    await openAt(BUSY),
  ];
}

/** @throws Error when the floor answers something else than the product */
async function requireSameCards(
  origin: string,
  floor: string,
  readers: readonly Reader[],
): Promise<void> {
  const [ours, theirs] = await Promise.all(
    [origin, floor].map((each) => HttpConnection.open(each)),
  );
  for (const reader of readers.slice(0, 5)) {
    const answers = await Promise.all([
      ours?.send(requestText({ path: PAGE, token: reader.token }), true),
      theirs?.send(requestText({ path: floorPath(reader) }), true),
    ]);
    const [expected, got] = answers.map((answer) => canonical(JSON.parse(answer?.body ?? '')));
    if (expected !== got) throw new Error(`The floor answers other cards:\n${expected}\n${got}`);
  }
  ours?.close();
  theirs?.close();
}

/** The same text for the same value, in whatever order its keys stand. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
