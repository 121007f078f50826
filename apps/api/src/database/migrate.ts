import pg from 'pg';
import type { DataSource } from 'typeorm';

// Any number will do, as long as it is always the same.
const LOCK = 7_300_101;

/**
 * Runs the migrations that are due, one process at a time.
 * @returns the names of those that ran
 */
export async function migrate(dataSource: DataSource, url: string): Promise<string[]> {
  // A connection of its own: migrations may take longer than a statement of the product may.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const ran = await dataSource.runMigrations({ transaction: 'each' });
    return ran.map(({ name }) => name);
  } finally {
    await client.end();
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
