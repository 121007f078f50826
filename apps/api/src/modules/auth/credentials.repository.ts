import { Injectable } from '@nestjs/common';
import { Database } from '#database/database.ts';
import { WAITING } from './registrations.repository.ts';

/** What somebody at an address signs in with. */
export interface Credentials {
  /** Null while the registration waits for its link to be followed. */
  userId: number | null;
  /** Null where the account has no password. */
  passwordHash: string | null;
  disabled: boolean;
}

const CREDENTIALS = {
  name: 'credentials_of_address',
  // The account, or else the newest registration that waits: both are looked up each time, so that the time tells
  // nothing, and in one statement, for another would cost a sign-in a fiftieth of its time.
  text: `SELECT id AS "userId", password_hash AS "passwordHash", disabled_at IS NOT NULL AS disabled
           FROM users WHERE email = $1
          UNION ALL
         SELECT NULL, password_hash, false
           FROM (SELECT password_hash FROM registrations
                  WHERE email = $1 AND ${WAITING} ORDER BY id DESC LIMIT 1) AS waiting
          ORDER BY "userId" NULLS LAST`,
};

@Injectable()
export class CredentialsRepository {
  constructor(private readonly database: Database) {}

  /** Those of the account that has the address, or else of the newest registration that waits for it. */
  async find(email: string): Promise<Credentials | undefined> {
    const [row] = await this.database.prepared<Credentials>(CREDENTIALS, [email]);
    return row;
  }
}
