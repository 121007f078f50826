import { Inject, Injectable } from '@nestjs/common';
import type { ResetPassword } from '@wordloom/contracts/auth';
import { CLIENT_PATHS } from '@wordloom/contracts/paths';
import { Database } from '#database/database.ts';
import { Mailer } from '#integrations/mailer/mailer.ts';
import { passwordReset } from '#integrations/mailer/templates/password-reset.tsx';
import { AppError } from '#shared/errors/app-error.ts';
import { PUBLIC_ADDRESS, PublicAddress } from '#shared/http/public-address.ts';
import { RateLimits } from '#shared/rate-limits/rate-limits.ts';
import { createLinkToken, hashLinkToken } from './link-token.ts';
import { PasswordChange } from './password-change.service.ts';
import { PasswordHasher } from './password-hasher.ts';
import { SignInLimits } from './sign-in-limits.ts';
import { UserLinks } from './user-links.repository.ts';

const PURPOSE = 'password-reset';

/** A new password for somebody who reads the account's mail. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly database: Database,
    private readonly links: UserLinks,
    private readonly passwords: PasswordHasher,
    private readonly passwordChange: PasswordChange,
    private readonly mailer: Mailer,
    private readonly limits: RateLimits,
    private readonly signInLimits: SignInLimits,
    @Inject(PUBLIC_ADDRESS) private readonly address: PublicAddress,
  ) {}

  /** Mails a link to the owner of the address, if there is one; neither answer nor time tells whether. */
  async forgot(email: string): Promise<void> {
    const within = await this.limits.note('mails', email);
    const { token, hash } = createLinkToken();
    const link = this.address.link(`${CLIENT_PATHS.resetPassword}?token=${token}`);
    await this.database.transaction(async (transaction) => {
      const account = await this.links.insertReset(transaction, hash, email);
      const username = account?.username ?? email;
      const mail = { to: email, template: passwordReset({ username, link }) };
      // Three statements either way.
      if (account && within) {
        await this.mailer.enqueue(transaction, mail);
        await this.links.forgetExpiredResets(transaction, account.id);
      } else {
        await this.mailer.rehearse(transaction, mail);
      }
    });
    this.mailer.nudge();
  }

  /**
   * Sets the password, once per link. The link proves only that its owner reads the account's mail, so it dies
   * with a change of the address.
   * @throws AppError `link.invalid`
   */
  async reset({ token, password }: ResetPassword): Promise<void> {
    const hash = hashLinkToken(token);
    // Hashing is dear: not for a link that cannot work.
    if (!(await this.links.works(this.database, hash, PURPOSE))) throw invalidLink();
    const passwordHash = await this.passwords.hash(password);
    const email = await this.database.transaction(async (transaction) => {
      const link = await this.links.follow(transaction, hash, PURPOSE);
      if (!link || link.used || link.expired || link.sentTo !== link.email) throw invalidLink();
      await this.links.markUsed(transaction, hash);
      await this.passwordChange.apply(transaction, link, passwordHash);
      return link.email;
    });
    this.mailer.nudge();
    // Whoever tried passwords before must not keep the owner out of the account with its new one.
    await this.signInLimits.forgive(email);
  }
}

function invalidLink(): AppError {
  return new AppError(
    'link.invalid',
    'This link is invalid or has expired. Please ask for another.',
  );
}
