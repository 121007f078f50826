import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { ARE_LIVE } from './sessions.repository.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

it('asks for live sessions without reading everybody who has an account', async () => {
  const plan = await testDatabase.dataSource.transaction(async (transaction) => {
    await transaction.query(
      `WITH learners AS (
         INSERT INTO users (username, username_key)
         SELECT 'user' || n, 'user' || n FROM generate_series(1, 500) AS n RETURNING id
       )
       INSERT INTO sessions (id, user_id, expires_at)
       SELECT gen_random_uuid(), id, now() + interval '1 day' FROM learners`,
    );
    await transaction.query('ANALYZE users, sessions');
    // The plan that is made once for any sessions, as prepared statements have it.
    await transaction.query('SET LOCAL plan_cache_mode = force_generic_plan');
    await transaction.query(`PREPARE asked (uuid[]) AS ${ARE_LIVE.text}`);
    return transaction.query<unknown[]>(`EXPLAIN EXECUTE asked (ARRAY[gen_random_uuid()])`);
  });
  expect(JSON.stringify(plan)).not.toContain('Seq Scan on users');
});
