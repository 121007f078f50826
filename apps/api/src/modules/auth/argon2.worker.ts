import { hashSync, type Options, verifySync } from '@node-rs/argon2';

// OWASP's argon2id floor: 19 MiB, two passes, one lane.
// The algorithm is left to the library, whose default is argon2id.
const OPTIONS: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** A password and the hash that it may be behind. */
export interface Candidate {
  hashed: string;
  password: string;
}

export function hash(password: string): string {
  return hashSync(password, OPTIONS);
}

export function verify({ hashed, password }: Candidate): boolean {
  return verifySync(hashed, password);
}
