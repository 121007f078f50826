import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '#database/data-source.ts';
import { type Cluster, startCluster } from '#database/embedded/cluster.ts';
import { migrate } from '#database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
  }
}

/** One real PostgreSQL for the whole run, with a migrated database that every suite copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wordloom-test-'));
  const cluster: Cluster = await startCluster({
    dataDir,
    // Speed for tests only: the product keeps all three on.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  const dataSource = await connect(cluster.url);
  await migrate(dataSource, cluster.url);
  await dataSource.destroy();
  project.provide('clusterUrl', cluster.url);
  return async () => {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
