import { rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startProduct } from '../processes/product.ts';
import type { DatabaseServer } from './database-server.ts';
import { fillCards } from './fill-cards.ts';

/** Counts up when other data is made, so that kept databases of an older kind are not used. */
const VERSION = 1;

/** A database full of cards. */
export interface DataSet {
  cards: number;
  database: string;
  url: string;
}

/** The data set with so many cards: the one an earlier run left, or made now. */
export async function dataSetOf(
  server: DatabaseServer,
  cards: number,
  dataDir: string,
): Promise<DataSet> {
  const database = `bench_v${VERSION}_${cards}`;
  const url = server.urlOf(database);
  const existing = await server.run('SELECT FROM pg_database WHERE datname = $1', [database]);
  if (existing.length === 0) await make(server, database, cards, dataDir);
  await server.run(`VACUUM (ANALYZE)`, [], database);
  return { cards, database, url };
}

/** A copy that may be written to; take it away with {@link dropDataSet}. */
export async function copyOf(
  server: DatabaseServer,
  { database, cards }: DataSet,
): Promise<DataSet> {
  const copy = `${database}_copy`;
  await dropDatabase(server, copy);
  await server.run(`CREATE DATABASE ${copy} TEMPLATE ${database}`);
  return { cards, database: copy, url: server.urlOf(copy) };
}

export async function dropDataSet(server: DatabaseServer, { database }: DataSet): Promise<void> {
  await dropDatabase(server, database);
}

async function make(
  server: DatabaseServer,
  database: string,
  cards: number,
  dataDir: string,
): Promise<void> {
  // Made under another name, so that an interrupted run leaves no half data set behind.
  const unfinished = `${database}_unfinished`;
  await dropDatabase(server, unfinished);
  await server.run(`CREATE DATABASE ${unfinished}`);
  await migrate(server.urlOf(unfinished), dataDir);
  const client = new pg.Client({ connectionString: server.urlOf(unfinished) });
  await client.connect();
  try {
    await fillCards(client, cards);
  } finally {
    await client.end();
  }
  await server.run(`ALTER DATABASE ${unfinished} RENAME TO ${database}`);
}

/** The product migrates what it is started on. */
async function migrate(databaseUrl: string, dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'migrating');
  const product = await startProduct({ dataDir: folder, databaseUrl });
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function dropDatabase(server: DatabaseServer, database: string): Promise<void> {
  await server.run(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
}
