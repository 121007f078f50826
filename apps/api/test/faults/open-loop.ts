import { setTimeout as pause } from 'node:timers/promises';

export interface Sample {
  /** Milliseconds from the moment at which it should have been sent. */
  took: number;
  /** 0 when the connection failed. */
  status: number;
}

/**
 * Sends at a fixed rate whether or not answers come, so that a server that stalls cannot hide it by being asked
 * less. Settles when all have been answered.
 */
export async function openLoop(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  send: (index: number) => Promise<Response>,
): Promise<Sample[]> {
  const start = performance.now();
  const samples: Promise<Sample>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = start + (index * 1000) / perSecond;
    await pause(Math.max(0, due - performance.now()));
    samples.push(
      send(index).then(
        async (response) => {
          await response.arrayBuffer();
          return { took: performance.now() - due, status: response.status };
        },
        () => ({ took: performance.now() - due, status: 0 }),
      ),
    );
  }
  return Promise.all(samples);
}

/** The milliseconds within which that part of the samples was answered, 0.99 for the 99th percentile. */
export function percentile(samples: readonly Sample[], part: number): number {
  const sorted = samples.map(({ took }) => took).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** How often each status came: `201 × 12, 503 × 4`. */
export function statuses(samples: readonly Sample[]): string {
  const counts = new Map<number, number>();
  for (const { status } of samples) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ');
}
