import { Injectable } from '@nestjs/common';
import type { SocialProvider } from '@wordloom/contracts/paths';
import { Database, write } from '#database/database.ts';

/** How long somebody may take at the provider. */
const LIFETIME = "interval '10 minutes'";

interface NewAttempt {
  stateHash: Buffer;
  browserHash: Buffer;
  provider: SocialProvider;
  codeVerifier: string | null;
}

export interface SignInAttempt {
  browserHash: Buffer;
  provider: string;
  codeVerifier: string | null;
  live: boolean;
}

/** Social sign-ins under way, seen by every process. */
@Injectable()
export class SignInAttempts {
  constructor(private readonly database: Database) {}

  /** Notes a sign-in that begins, and forgets some of those that nobody finished. */
  async begin({ stateHash, browserHash, provider, codeVerifier }: NewAttempt): Promise<void> {
    await this.database.query(
      `WITH overdue AS (
         SELECT state_hash FROM sign_in_attempts WHERE expires_at < now()
          LIMIT 100 FOR UPDATE SKIP LOCKED
       ), swept AS (
         DELETE FROM sign_in_attempts a USING overdue o WHERE a.state_hash = o.state_hash
       )
       INSERT INTO sign_in_attempts (state_hash, browser_hash, provider, code_verifier, expires_at)
       VALUES ($1, $2, $3, $4, now() + ${LIFETIME})`,
      [stateHash, browserHash, provider, codeVerifier],
    );
  }

  /** Takes a sign-in away, so that of many who ask for it one alone gets it. */
  async take(stateHash: Buffer): Promise<SignInAttempt | undefined> {
    const [attempt] = await write<SignInAttempt>(
      this.database,
      `DELETE FROM sign_in_attempts WHERE state_hash = $1
       RETURNING browser_hash AS "browserHash", provider, code_verifier AS "codeVerifier",
                 expires_at > now() AS live`,
      [stateHash],
    );
    return attempt;
  }
}
