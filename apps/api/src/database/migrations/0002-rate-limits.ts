import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The counters of the rate limits, in the shape that rate-limiter-flexible reads and writes. */
export class RateLimits1763600000002 implements MigrationInterface {
  // Given outright: a bundler may rename the class.
  readonly name = 'RateLimits1763600000002';

  async up(runner: QueryRunner): Promise<void> {
    // Unlogged: the counters need not survive a crash of the server, and writing them stays cheap.
    await runner.query(`CREATE UNLOGGED TABLE rate_limits (
      key varchar(255) CONSTRAINT rate_limits_pkey PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    )`);
    await runner.query('CREATE INDEX rate_limits_expire ON rate_limits (expire)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rate_limits');
  }
}
