import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Database } from '#database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { CredentialsRepository } from './credentials.repository.ts';

const EMAIL = 'anna@example.org';

let testDatabase: TestDatabase;
let credentials: CredentialsRepository;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  credentials = new CredentialsRepository(new Database(testDatabase.dataSource));
});
beforeEach(() => testDatabase.dataSource.query('TRUNCATE users, registrations CASCADE'));
afterAll(() => testDatabase.drop());

async function register(passwordHash: string, expiry: string): Promise<void> {
  await testDatabase.dataSource.query(
    `INSERT INTO registrations (username, username_key, email, password_hash, expires_at)
     VALUES ('anna', 'anna', $1, $2, now() + $3::interval)`,
    [EMAIL, passwordHash, expiry],
  );
}

it('finds the newest registration that waits where there is no account', async () => {
  await register('older', '1 hour');
  await register('newer', '1 hour');
  await register('too late', '-1 hour');
  expect(await credentials.find(EMAIL)).toEqual({
    userId: null,
    passwordHash: 'newer',
    disabled: false,
  });
});

it('finds the account even while a registration waits for the same address', async () => {
  await register('waiting', '1 hour');
  const [{ id }] = await testDatabase.dataSource.query<[{ id: number }]>(
    `INSERT INTO users (username, username_key, email, password_hash, disabled_at)
     VALUES ('anna', 'anna', $1, 'own', now()) RETURNING id`,
    [EMAIL],
  );
  expect(await credentials.find(EMAIL)).toEqual({
    userId: id,
    passwordHash: 'own',
    disabled: true,
  });
});

it('finds nothing at an address that nobody has', async () => {
  await register('waiting', '1 hour');
  expect(await credentials.find('berta@example.org')).toBeUndefined();
});
