import { Injectable } from '@nestjs/common';
import { hash, type Options, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

// OWASP's argon2id floor: 19 MiB, two passes, one lane.
// The algorithm is left to the library, whose default is argon2id.
const OPTIONS: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Hashes and checks passwords with argon2id, four at once at most, so that sign-ins cannot starve the rest. */
@Injectable()
export class PasswordHasher {
  private readonly limit = pLimit(4);
  private decoy: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.limit(() => hash(password, OPTIONS));
  }

  /** Whether the password is the one behind `hashed`. Without a hash it takes just as long and answers no. */
  async verify(hashed: string | null | undefined, password: string): Promise<boolean> {
    this.decoy ??= this.hash('no password has this hash');
    const against = hashed ?? (await this.decoy);
    const matches = await this.limit(() => verify(against, password));
    return matches && against === hashed;
  }
}
