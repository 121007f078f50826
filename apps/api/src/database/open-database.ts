import type { DataSource } from 'typeorm';
import { connect } from './data-source.ts';
import { migrate } from './migrate.ts';
import { seedNewDatabase } from './seeds/seed-reference.ts';

/**
 * Connects to PostgreSQL, runs the migrations that are due and gives a new database its languages and categories;
 * later they are the administrator's to add, rename and merge.
 * @throws Error with one clear sentence when the server cannot be used
 */
export async function openDatabase(url: string): Promise<DataSource> {
  const dataSource = await connect(url).catch((error: unknown) => {
    throw new Error(`The database cannot be reached: ${reasonOf(error)}`, { cause: error });
  });
  try {
    await migrate(dataSource, url);
    await seedNewDatabase(dataSource);
    return dataSource;
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
