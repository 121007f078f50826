import { Injectable } from '@nestjs/common';
import { RateLimits } from '#shared/rate-limits/rate-limits.ts';
import type { Attempt } from './password-hasher.ts';

/** Counts failed sign-ins, per account and per address of origin. */
@Injectable()
export class SignInLimits {
  constructor(private readonly limits: RateLimits) {}

  /** One attempt to sign in; it is refused after too many failures, whether the account exists or not. */
  attempt(email: string, origin: string): Attempt {
    return {
      admit: async () => {
        await this.limits.check('loginPerAccount', email);
        await this.limits.check('loginPerOrigin', origin);
      },
      noteFailure: async () => {
        await this.limits.note('loginPerAccount', email);
        await this.limits.note('loginPerOrigin', origin);
      },
    };
  }

  /** Forgets the failures of an account whose owner has shown that the mail is theirs. */
  async forgive(email: string): Promise<void> {
    await this.limits.clear('loginPerAccount', email);
  }
}
