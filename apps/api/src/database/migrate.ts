import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';

// Any number will do, as long as it is always the same.
const LOCK = 7_300_101;

/**
 * Runs the migrations that are due, one process at a time.
 * @returns the names of those that ran
 */
export async function migrate(dataSource: DataSource, url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    return await runPatiently(dataSource.options);
  } finally {
    await client.end();
  }
}

/** Over connections of its own: on many cards a migration takes longer than a statement of the product may. */
async function runPatiently(options: DataSourceOptions): Promise<string[]> {
  const patient = new DataSource({ ...options, extra: { connectionTimeoutMillis: 2_000 } });
  await patient.initialize();
  try {
    const ran = await patient.runMigrations({ transaction: 'each' });
    return ran.map(({ name }) => name);
  } finally {
    await patient.destroy();
  }
}

/** The migrations there are, and whether each has run. */
export async function migrationStatus(
  dataSource: DataSource,
): Promise<{ name: string; applied: boolean }[]> {
  const [{ exists }] = await dataSource.query<[{ exists: boolean }]>(
    "SELECT to_regclass('migrations') IS NOT NULL AS exists",
  );
  const rows = exists
    ? await dataSource.query<{ name: string }[]>('SELECT name FROM migrations')
    : [];
  const applied = new Set(rows.map(({ name }) => name));
  return dataSource.migrations.map(({ name = '' }) => ({ name, applied: applied.has(name) }));
}

/** The statements by which the entities differ from the migrated tables; none when they agree. */
export async function schemaDrift(dataSource: DataSource): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}
