import { DataSource } from 'typeorm';
import { prepareDataDir, readSettings, type Settings } from '#config/settings.ts';
import { dataSourceOptions } from '#database/data-source.ts';
import { Database } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { seedNewDatabase } from '#database/seeds/seed-reference.ts';
import type { Host } from './host.ts';
import { reasonOf } from './reason-of.ts';
import { withServer } from './with-server.ts';

/** A connected database, with whatever tables it has. */
export interface Connection {
  settings: Settings;
  url: string;
  dataSource: DataSource;
  database: Database;
}

/** Does `work` over a connection, without migrating anything. */
export async function withConnection<Result>(
  { environment, folder, progress }: Host,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings(environment, folder);
  prepareDataDir(settings.dataDir);
  return withServer(settings, progress, async (url) => {
    const dataSource = await connect(url);
    try {
      return await work({ settings, url, dataSource, database: new Database(dataSource) });
    } finally {
      if (dataSource.isInitialized) await dataSource.destroy();
    }
  });
}

/** Does `work` over a migrated database; a new one gets its languages and categories. */
export function withDatabase<Result>(
  host: Host,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  return withConnection(host, async (connection) => {
    const { dataSource, url } = connection;
    await migrate(dataSource, url);
    await seedNewDatabase(dataSource);
    return work(connection);
  });
}

async function connect(url: string): Promise<DataSource> {
  const options = dataSourceOptions(url);
  // Merging a large category may take longer than any statement of a request.
  Object.assign(options, { extra: { connectionTimeoutMillis: 5_000 } });
  try {
    return await new DataSource(options).initialize();
  } catch (error) {
    throw new Error(`The database cannot be reached: ${reasonOf(error)}`, { cause: error });
  }
}
