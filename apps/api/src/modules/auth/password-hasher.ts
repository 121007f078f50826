import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import type { Candidate } from './argon2.worker.ts';

/** Passwords that have their turn at once. */
const TURNS = 4;
/** More threads than processors would make nobody's sign-in faster, and everybody else wait. */
const THREADS = Math.min(TURNS, availableParallelism());
/** Milliseconds without work after which a thread ends and gives its memory back. */
const THREAD_LIFETIME = 30_000;

/** What watches over attempts to guess a password. */
export interface Attempt {
  /** Throws when there were too many. */
  admit: () => Promise<void>;
  noteFailure: () => Promise<void>;
}

/**
 * Hashes and checks passwords with argon2id, in threads of their own: what else needs the threads of Node, files and
 * pictures, never waits behind passwords.
 */
@Injectable()
export class PasswordHasher implements OnApplicationShutdown {
  private readonly turns = pLimit(TURNS);
  private readonly threads = new Piscina<string | Candidate>({
    // Beside this file, in the bundle as in the source.
    filename: new URL(`./argon2.worker${path.extname(import.meta.url)}`, import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: THREAD_LIFETIME,
    // The next password lies ready in the thread: if it were sent for, the processor would rest meanwhile.
    concurrentTasksPerWorker: 2,
    loadBalancer: (_task, threads) => {
      const [least] = threads.toSorted((a, b) => a.currentUsage - b.currentUsage);
      if (!least || least.currentUsage > 1) return null;
      return least.currentUsage === 0 || threads.length === THREADS ? least : null;
    },
    recordTiming: false,
  });
  private decoy: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.turns(() => this.threads.run(password, { name: 'hash' }) as Promise<string>);
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
    return this.turns(async () => {
      await attempt.admit();
      const task: Candidate = { hashed: against, password };
      const isBehind = (await this.threads.run(task, { name: 'verify' })) as boolean;
      const matches = isBehind && against === hashed;
      if (!matches) await attempt.noteFailure();
      return matches;
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.threads.destroy();
  }
}
