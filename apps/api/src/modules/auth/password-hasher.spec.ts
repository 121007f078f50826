import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Attempt, PasswordHasher } from './password-hasher.ts';

const PASSWORD = 'learn-words-quickly';
const UNWATCHED: Attempt = {
  admit: () => Promise.resolve(),
  noteFailure: () => Promise.resolve(),
};

describe('PasswordHasher', () => {
  const hasher = new PasswordHasher();
  let hashed: string;

  beforeAll(async () => {
    hashed = await hasher.hash(PASSWORD);
  });
  afterAll(() => hasher.onApplicationShutdown());

  it('hashes with argon2id: 19 MiB, two passes, one lane', () => {
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('knows the password behind a hash from any other', async () => {
    await expect(hasher.verify(hashed, PASSWORD, UNWATCHED)).resolves.toBe(true);
    await expect(hasher.verify(hashed, 'learn-words-slowly', UNWATCHED)).resolves.toBe(false);
  });

  it('says no where there is no hash, whatever the password', async () => {
    const decoy = 'no password has this hash';
    await expect(hasher.verify(null, decoy, UNWATCHED)).resolves.toBe(false);
    await expect(hasher.verify(undefined, PASSWORD, UNWATCHED)).resolves.toBe(false);
  });

  it('checks nothing for an attempt that is not admitted', async () => {
    const refusal = new Error('too many');
    const refused: Attempt = { ...UNWATCHED, admit: () => Promise.reject(refusal) };
    await expect(hasher.verify(hashed, PASSWORD, refused)).rejects.toBe(refusal);
  });

  it('admits four attempts before the failures of the first are noted, and not one more', async () => {
    let failures = 0;
    const seen: number[] = [];
    const attempt: Attempt = {
      admit: () => Promise.resolve(void seen.push(failures)),
      noteFailure: () => Promise.resolve(void (failures += 1)),
    };
    await Promise.all(Array.from({ length: 12 }, () => hasher.verify(hashed, 'a guess', attempt)));
    expect(seen.filter((noted) => noted === 0)).toHaveLength(4);
    expect(seen.every((noted, turn) => noted >= turn - 3)).toBe(true);
  });

  it('fails on a hash that is none, and goes on with others', async () => {
    await expect(hasher.verify('not a hash', PASSWORD, UNWATCHED)).rejects.toThrow();
    await expect(hasher.verify(hashed, PASSWORD, UNWATCHED)).resolves.toBe(true);
  });

  it('lets files be read while passwords wait', async () => {
    const finished: string[] = [];
    const checks = Array.from({ length: 8 }, () =>
      hasher.verify(hashed, PASSWORD, UNWATCHED).then(() => finished.push('password')),
    );
    const reading = readFile(import.meta.filename).then(() => finished.push('file'));
    await Promise.all([...checks, reading]);
    expect(finished.indexOf('file')).toBeLessThan(3);
  });
});
