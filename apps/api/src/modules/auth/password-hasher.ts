import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, type Options, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

// OWASP's argon2id floor: 19 MiB, two passes, one lane.
// The algorithm is left to the library, whose default is argon2id.
const OPTIONS: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** What watches over attempts to guess a password. */
export interface Attempt {
  /** Throws when there were too many. */
  admit: () => Promise<void>;
  noteFailure: () => Promise<void>;
}

/**
 * Hashes and checks passwords with argon2id: as many at once as there are processors and four at most. More would
 * make nobody's sign-in faster, and everybody else wait.
 */
@Injectable()
export class PasswordHasher {
  private readonly limit = pLimit(Math.min(4, availableParallelism()));
  private decoy: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.limit(() => hash(password, OPTIONS));
  }

  /**
   * Whether the password is the one behind `hashed`. Without a hash it takes just as long and answers no.
   * The attempt is admitted and its failure noted while it holds its turn, so that attempts which queued up
   * meanwhile see the failures before them.
   */
  async verify(
    hashed: string | null | undefined,
    password: string,
    attempt: Attempt,
  ): Promise<boolean> {
    this.decoy ??= this.hash('no password has this hash');
    const against = hashed ?? (await this.decoy);
    return this.limit(async () => {
      await attempt.admit();
      const matches = (await verify(against, password)) && against === hashed;
      if (!matches) await attempt.noteFailure();
      return matches;
    });
  }
}
