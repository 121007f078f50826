import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { connect } from '#database/data-source.ts';
import { startCluster } from '#database/embedded/cluster.ts';
import { migrate } from '#database/migrate.ts';
import { seedReference, shippedReferenceData } from '#database/seeds/seed-reference.ts';
import { buildCommandLine, type Outcome, runCommand } from './command-line.ts';

/** A Wordloom that is "running" on a data folder of its own, as far as the commands can tell. */
export interface AdminDesk {
  dataDir: string;
  dataSource: DataSource;
  /** Runs a command beside it. */
  admin: (...args: string[]) => Promise<Outcome>;
  /** Runs a command that must succeed with `--json`. @returns what it printed */
  adminJson: (...args: string[]) => Promise<unknown>;
  /** Rows of a statement, for arranging and looking. */
  rows: <Row>(text: string, values?: unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
}

export async function openAdminDesk(): Promise<AdminDesk> {
  const entry = await buildCommandLine();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wordloom-admin-'));
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const cluster = await startCluster({ dataDir, settings });
  const dataSource = await connect(cluster.url);
  await migrate(dataSource, cluster.url);
  await seedReference(dataSource, shippedReferenceData());
  const admin: AdminDesk['admin'] = (...args) => runCommand(entry, args, { DATA_DIR: dataDir });
  return {
    dataDir,
    dataSource,
    admin,
    adminJson: async (...args) => {
      const { code, stdout, stderr } = await admin(...args, '--json');
      if (code !== 0) throw new Error(`admin ${args.join(' ')} failed: ${stderr}`);
      return JSON.parse(stdout) as unknown;
    },
    rows: (text, values) => dataSource.query(text, values),
    close: async () => {
      await dataSource.destroy();
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
