import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { inject } from 'vitest';
import { connect } from '#database/data-source.ts';

export interface TestDatabase {
  url: string;
  dataSource: DataSource;
  drop: () => Promise<void>;
}

/** A migrated database of its own for one suite, copied from the one the run prepared. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('clusterUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(template, `CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  const dataSource = await connect(url.href);
  return {
    url: url.href,
    dataSource,
    drop: async () => {
      if (dataSource.isInitialized) await dataSource.destroy();
      await asAdmin(template, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function asAdmin(template: URL, statement: string): Promise<void> {
  const url = new URL(template);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    // Two suites may want to copy at once, and a template that is being copied refuses the second.
    await client.query('SELECT pg_advisory_lock(1)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
