import { performance } from 'node:perf_hooks';
import { HttpConnection } from './http-connection.ts';
import type { NextRequest } from './closed-loop.ts';

const CONNECTIONS = 64;
/** Seconds before it counts: connecting is not what is measured. */
const WARM_UP = 0.5;

interface OpenLoop {
  origin: string;
  next: NextRequest;
  /** Requests a second, whatever the answers do. */
  rate: number;
  seconds: number;
}

/**
 * Sends at a fixed rate and counts from the moment a request was due: a server that stalls is charged for
 * everybody who waited.
 * @returns milliseconds of each answer
 * @throws Error when an answer is not a success
 */
export async function openLoop({ origin, next, rate, seconds }: OpenLoop): Promise<number[]> {
  const idle = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => HttpConnection.open(origin)),
  );
  const all = [...idle];
  const due: number[] = [];
  const times: number[] = [];
  const total = Math.floor(rate * (WARM_UP + seconds));
  const uncounted = Math.floor(rate * WARM_UP);
  let answered = 0;
  try {
    await new Promise<void>((resolve, reject) => {
      let scheduled = 0;
      const begin = performance.now();
      const send = (connection: HttpConnection, index: number): void => {
        const at = begin + index * (1000 / rate);
        connection
          .send(next())
          .then(({ status }) => {
            if (status < 200 || status > 299) throw new Error(`${origin} answered ${status}`);
            answered += 1;
            if (index >= uncounted) times.push(performance.now() - at);
            const waiting = due.shift();
            if (waiting === undefined) idle.push(connection);
            else send(connection, waiting);
            if (answered === total) resolve();
          })
          .catch(reject);
      };
      const tick = (): void => {
        const elapsed = performance.now() - begin;
        for (; scheduled < total && scheduled * (1000 / rate) <= elapsed; scheduled += 1) {
          const connection = idle.pop();
          if (connection) send(connection, scheduled);
          else due.push(scheduled);
        }
        if (scheduled < total) setTimeout(tick, 1);
      };
      tick();
    });
  } finally {
    for (const connection of all) connection.close();
  }
  return times;
}
