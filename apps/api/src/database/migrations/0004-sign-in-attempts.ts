import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Social sign-ins that have begun and wait for the browser to come back. */
export class SignInAttempts1763600000004 implements MigrationInterface {
  // Given outright: a bundler may rename the class.
  readonly name = 'SignInAttempts1763600000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE sign_in_attempts (
      state_hash bytea CONSTRAINT sign_in_attempts_pkey PRIMARY KEY,
      browser_hash bytea NOT NULL,
      provider text NOT NULL,
      code_verifier text,
      expires_at timestamptz NOT NULL,
      CONSTRAINT sign_in_attempts_provider CHECK (provider IN ('facebook', 'google', 'github'))
    )`);
    await runner.query('CREATE INDEX sign_in_attempts_expiry ON sign_in_attempts (expires_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sign_in_attempts');
  }
}
