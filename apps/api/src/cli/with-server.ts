import { constants } from 'node:os';
import type { Settings } from '#config/settings.ts';
import { type Cluster, joinOrStartCluster } from '#database/embedded/cluster.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Does `work` with the address of a PostgreSQL server: the one of DATABASE_URL, the embedded one of a
 * Wordloom that is running, or one started for the moment and stopped afterwards, on Ctrl-C too.
 */
export async function withServer<Result>(
  { databaseUrl, dataDir }: Settings,
  onProgress: (message: string) => void,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl !== undefined) return work(databaseUrl);
  const starting = joinOrStartCluster({ dataDir, onProgress });
  const watch = stopOnSignal(starting);
  try {
    const cluster = await starting;
    try {
      return await work(cluster.url);
    } finally {
      if (!watch.interrupted()) await cluster.stop();
    }
  } finally {
    // After a signal its handler ends the process; what broke off meanwhile is not worth a word.
    if (watch.interrupted()) await new Promise(() => undefined);
    watch.end();
  }
}

function stopOnSignal(starting: Promise<Cluster>) {
  let interrupted = false;
  const stop = (signal: (typeof SIGNALS)[number]): void => {
    if (interrupted) return;
    interrupted = true;
    // A server that is still starting is waited for: nobody else would stop it.
    void starting
      .then((cluster) => cluster.stop())
      .catch(() => undefined)
      .finally(() => process.exit(128 + constants.signals[signal]));
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  return {
    interrupted: () => interrupted,
    end: () => {
      for (const signal of SIGNALS) process.off(signal, stop);
    },
  };
}
