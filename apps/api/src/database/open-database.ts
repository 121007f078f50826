import { type DataSource } from 'typeorm';
import { connect } from './data-source.ts';
import { migrate } from './migrate.ts';
import { seedReference, shippedReferenceData } from './seeds/seed-reference.ts';

/**
 * Connects to PostgreSQL, runs the migrations that are due and adds missing languages and categories.
 * @throws Error with one clear sentence when the server cannot be used
 */
export async function openDatabase(url: string): Promise<DataSource> {
  const dataSource = await connect(url).catch((error: unknown) => {
    throw new Error(`The database cannot be reached: ${reasonOf(error)}`, { cause: error });
  });
  try {
    await migrate(dataSource, url);
    await seedReference(dataSource, shippedReferenceData());
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
