import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#database/open-database.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

describe('opening the database', () => {
  let database: TestDatabase;
  afterEach(() => database.drop());

  it('gives a new one its languages and categories, and brings none back that were merged away', async () => {
    database = await createTestDatabase();
    const count = async () => {
      const dataSource = await openDatabase(database.url);
      const [row] = await dataSource.query<[{ languages: string; categories: string }]>(
        'SELECT (SELECT count(*) FROM languages) AS languages, (SELECT count(*) FROM categories) AS categories',
      );
      await dataSource.destroy();
      return row;
    };
    expect(await count()).toEqual({ languages: '12', categories: '22' });
    await database.dataSource.query("DELETE FROM categories WHERE name = 'Colours'");
    expect(await count()).toEqual({ languages: '12', categories: '21' });
  });
});
