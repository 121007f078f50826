import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { migrate, migrationStatus, schemaDrift } from './migrate.ts';

describe('migrations', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('leave tables that agree with the entities', async () => {
    expect(await schemaDrift(database.dataSource)).toEqual([]);
  });

  it('have nothing left to do when they run again, even twice at once', async () => {
    const runs = await Promise.all([
      migrate(database.dataSource, database.url),
      migrate(database.dataSource, database.url),
    ]);
    expect(runs).toEqual([[], []]);
    const status = await migrationStatus(database.dataSource);
    expect(status.every(({ applied }) => applied)).toBe(true);
  });

  it('can be taken back and run again', async () => {
    const all = database.dataSource.migrations.length;
    for (let each = 0; each < all; each += 1) {
      await database.dataSource.undoLastMigration({ transaction: 'each' });
    }
    expect(await migrate(database.dataSource, database.url)).toHaveLength(all);
    expect(await schemaDrift(database.dataSource)).toEqual([]);
  });
});
