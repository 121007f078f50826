import { Injectable } from '@nestjs/common';
import type { Pool, QueryResultRow } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';

/** A statement that PostgreSQL plans once per connection under its name. */
export interface PreparedStatement {
  name: string;
  text: string;
}

/** What can run a statement: the pool, or the transaction one is in. */
export interface Executor {
  query<Rows>(text: string, values?: unknown[]): Promise<Rows>;
}

/** The way to PostgreSQL for repositories. */
@Injectable()
export class Database implements Executor {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs one statement outside a transaction. For INSERT, UPDATE and DELETE give RETURNING and use {@link write}. */
  query<Rows>(text: string, values: unknown[] = []): Promise<Rows> {
    return this.dataSource.query<Rows>(text, values);
  }

  /** Runs a hot read as a named prepared statement: planning costs more than running. */
  async prepared<Row extends QueryResultRow>(
    statement: PreparedStatement,
    values: unknown[],
  ): Promise<Row[]> {
    const pool = (this.dataSource.driver as unknown as { master: Pool }).master;
    const { rows } = await pool.query<Row>({ ...statement, values });
    return rows;
  }

  /** Runs `work` in one transaction; a throw takes everything back. */
  transaction<Result>(work: (transaction: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(work);
  }
}

/**
 * Runs an INSERT, UPDATE or DELETE with RETURNING and answers its rows. TypeORM answers the rows of an INSERT
 * but `[rows, count]` for the other two; this hides the difference.
 */
export async function write<Row>(
  executor: Executor,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const result = await executor.query<Row[] | [Row[], number]>(text, values);
  return isRowsWithCount(result) ? result[0] : result;
}

function isRowsWithCount<Row>(result: Row[] | [Row[], number]): result is [Row[], number] {
  return result.length === 2 && Array.isArray(result[0]) && typeof result[1] === 'number';
}
