import { closedLoop, type NextRequest } from '../load/closed-loop.ts';
import { median } from '../statistics.ts';

/** Milliseconds of a call that is alone, the median of a turn of `seconds`. */
export async function timeAlone(
  origin: string,
  next: NextRequest,
  seconds: number,
): Promise<number> {
  const { times } = await closedLoop({ origin, next, connections: 1, seconds, atMost: 400 });
  return median(times);
}
