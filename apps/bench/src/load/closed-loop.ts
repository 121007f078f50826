import { performance } from 'node:perf_hooks';
import { HttpConnection } from './http-connection.ts';
import type { RequestText } from './request.ts';

/** Gives the requests one after the other, for all connections together. */
export type NextRequest = () => RequestText;

interface ClosedLoop {
  origin: string;
  next: NextRequest;
  connections: number;
  seconds: number;
  /** Stop after so many answers, if that comes first. */
  atMost?: number;
}

export interface ClosedLoopResult {
  perSecond: number;
  /** Milliseconds of each answer, in the order in which they came. */
  times: number[];
}

/**
 * Every connection sends its next request when the last one is answered: what a server can do at most.
 * @throws Error when an answer is not a success
 */
export async function closedLoop(loop: ClosedLoop): Promise<ClosedLoopResult> {
  const { origin, next, connections, seconds, atMost = Infinity } = loop;
  const open = await Promise.all(
    Array.from({ length: connections }, () => HttpConnection.open(origin)),
  );
  const times: number[] = [];
  let sent = 0;
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const work = async (connection: HttpConnection): Promise<void> => {
    while (performance.now() < end && sent < atMost) {
      sent += 1;
      const start = performance.now();
      const { status } = await connection.send(next());
      if (status < 200 || status > 299) throw new Error(`${origin} answered ${status}`);
      times.push(performance.now() - start);
    }
  };
  try {
    await Promise.all(open.map(work));
  } finally {
    for (const connection of open) connection.close();
  }
  return { perSecond: times.length / ((performance.now() - begin) / 1000), times };
}
