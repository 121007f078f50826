import type { Bench } from '../bench.ts';
import { closedLoop, type NextRequest } from '../load/closed-loop.ts';
import { interleave, ROUNDS_FOR_P99 } from '../load/interleave.ts';
import { openLoop } from '../load/open-loop.ts';
import { requestText } from '../load/request.ts';
import { byTurns, signIn } from '../readers.ts';
import { percentile } from '../statistics.ts';
import { atLeast, atMost, compared, type Line, milliseconds, perSecond } from './line.ts';

const CONNECTIONS = 4;
const SIGN_INS_AT_ONCE = 16;
/** Pages a second that others read meanwhile. */
const READING = 100;

/** Signing in beside the bare hash and the smallest program that signs in, and what readers notice of it. */
export async function signingIn(bench: Bench): Promise<Line[]> {
  const { rounds, seconds } = bench.options;
  const set = await bench.set('few');
  const { origin, readers } = await bench.product(set);
  const hash = await bench.floor('hash');
  const smallest = await bench.floor('sign-in', set);
  let user = 0;
  const next = (): string => signIn(1 + ((user += 1) % 1_000));
  const perSecondOf = (origin: string, next: NextRequest) => async (): Promise<number> =>
    (await closedLoop({ origin, next, connections: CONNECTIONS, seconds })).perSecond;
  const most = await interleave(rounds, {
    wordloom: perSecondOf(origin, next),
    hash: perSecondOf(hash.origin, () => requestText({ path: '/' })),
    smallest: perSecondOf(smallest.origin, next),
  });
  const reading = byTurns(readers, () => '/api/view?page=1&size=8');
  const read = async (): Promise<number> =>
    percentile(await openLoop({ origin, next: reading, rate: READING, seconds }), 99);
  const p99 = await interleave(ROUNDS_FOR_P99 * rounds, {
    wordloom: async () => {
      const signingIn = closedLoop({ origin, next, connections: SIGN_INS_AT_ONCE, seconds });
      const [value] = await Promise.all([read(), signingIn]);
      return value;
    },
    floor: read,
  });
  return [
    compared({
      work: 'sign-in, beside the hash',
      wordloom: most.wordloom,
      floor: most.hash,
      show: perSecond,
      target: atLeast(0.9),
    }),
    compared({
      work: 'sign-in, beside node:http with look-up, hash and session',
      wordloom: most.wordloom,
      floor: most.smallest,
      show: perSecond,
    }),
    compared({
      ...p99,
      work: `a reader's p99 while ${SIGN_INS_AT_ONCE} sign in`,
      show: milliseconds,
      target: atMost(3),
    }),
  ];
}
