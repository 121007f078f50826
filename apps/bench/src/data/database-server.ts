import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startProduct } from '../processes/product.ts';

/** A PostgreSQL server that databases can be made on. */
export interface DatabaseServer {
  /** Whether it was started here, so that its work counts as ours. */
  embedded: boolean;
  urlOf: (database: string) => string;
  /** Runs one statement outside a transaction. */
  run: <Row extends pg.QueryResultRow>(
    statement: string,
    values?: unknown[],
    database?: string,
  ) => Promise<Row[]>;
  stop: () => Promise<void>;
}

/**
 * The server of `DATABASE_URL`, or the product's own embedded one: a product that nobody calls keeps it running.
 */
export async function openDatabaseServer(dataDir: string): Promise<DatabaseServer> {
  const given = process.env['DATABASE_URL'];
  if (given) return serverAt(given, false, () => Promise.resolve());
  const keeper = await startProduct({ dataDir });
  return serverAt(embeddedUrl(dataDir), true, keeper.stop);
}

function serverAt(url: string, embedded: boolean, stop: () => Promise<void>): DatabaseServer {
  const urlOf = (database: string): string => {
    const other = new URL(url);
    other.pathname = `/${database}`;
    return other.href;
  };
  return {
    embedded,
    urlOf,
    stop,
    run: async <Row extends pg.QueryResultRow>(
      statement: string,
      values: unknown[] = [],
      database?: string,
    ) => {
      const client = new pg.Client({ connectionString: database ? urlOf(database) : url });
      await client.connect();
      try {
        return (await client.query<Row>(statement, values)).rows;
      } finally {
        await client.end();
      }
    },
  };
}

/** Where the embedded server of a data folder answers, as its own files say. */
function embeddedUrl(dataDir: string): string {
  const read = (file: string): string => readFileSync(path.join(dataDir, file), 'utf8');
  const password = read('secrets/postgres-password').trim();
  const port = read('postgres/postmaster.pid').split('\n')[3];
  return `postgres://wordloom:${encodeURIComponent(password)}@127.0.0.1:${port ?? ''}/postgres`;
}
