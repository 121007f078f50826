import { Inject, Injectable } from '@nestjs/common';
import { CLIENT_PATHS, type SocialProvider } from '@wordloom/contracts/paths';
import { Database, type Executor } from '#database/database.ts';
import { Mailer } from '#integrations/mailer/mailer.ts';
import { socialSignInLinked } from '#integrations/mailer/templates/social-sign-in-linked.tsx';
import type { SocialProfile } from '#integrations/social-providers/social-profile.ts';
import { PUBLIC_ADDRESS, PublicAddress } from '#shared/http/public-address.ts';
import { RegistrationService } from '../auth/registration.service.ts';
import { Usernames } from '../auth/usernames.service.ts';
import { UsersService } from '../users/users.service.ts';
import { IdentitiesRepository } from './identities.repository.ts';
import { SignInRefused } from './sign-in-refused.ts';
import { usernamesFor } from './usernames-for.ts';

const PROVIDER_NAMES = {
  google: 'Google',
  github: 'GitHub',
  facebook: 'Facebook',
} satisfies Record<SocialProvider, string>;

/** An account that a profile opens. */
export interface OpenedAccount {
  userId: number;
  created: boolean;
}

/** Which account a profile opens: the one it opened before, the one with its verified address, or a new one. */
@Injectable()
export class SocialAccounts {
  constructor(
    private readonly database: Database,
    private readonly identities: IdentitiesRepository,
    private readonly users: UsersService,
    private readonly usernames: Usernames,
    private readonly registration: RegistrationService,
    private readonly mailer: Mailer,
    @Inject(PUBLIC_ADDRESS) private readonly address: PublicAddress,
  ) {}

  /** @throws SignInRefused `unverified`, or `failed` for a disabled account */
  async open(profile: SocialProfile): Promise<OpenedAccount> {
    const account = await this.database.transaction(async (transaction) => {
      await this.identities.lock(transaction, profile);
      const userId = await this.identities.findUserId(transaction, profile);
      if (userId !== undefined) return { userId, created: false };
      const opened = await this.openFirstTime(transaction, profile);
      await this.identities.insert(transaction, profile, opened.userId);
      return opened;
    });
    this.mailer.nudge();
    return account;
  }

  private async openFirstTime(
    transaction: Executor,
    profile: SocialProfile,
  ): Promise<OpenedAccount> {
    const email = await this.trustedAddress(transaction, profile);
    const account =
      (await this.openLinked(transaction, profile, email)) ??
      (await this.openNew(transaction, profile, email)) ??
      // Somebody confirmed a registration of the address between the two.
      (await this.openLinked(transaction, profile, email));
    if (!account) throw new SignInRefused('failed', 'the account with the address has just gone');
    return account;
  }

  /** The address, if it may open or name an account: never one that the provider did not check. */
  private async trustedAddress(
    transaction: Executor,
    { email, emailVerified }: SocialProfile,
  ): Promise<string | null> {
    if (email === undefined) return null;
    if (emailVerified) return email;
    // Without a word from the provider the address is left out, unless that would give its owner a second account.
    if (emailVerified === undefined && !(await this.users.hasEmail(transaction, email)))
      return null;
    throw new SignInRefused('unverified', 'the provider does not call the address verified');
  }

  /** The account that has the address, if any. Its owner is told that the profile opens it from now on. */
  private async openLinked(
    transaction: Executor,
    { provider }: SocialProfile,
    email: string | null,
  ): Promise<OpenedAccount | undefined> {
    if (email === null) return undefined;
    const owner = await this.users.lockByEmail(transaction, email);
    if (!owner) return undefined;
    if (owner.disabled) throw new SignInRefused('failed', 'the account is disabled');
    const template = socialSignInLinked({
      username: owner.username,
      providerName: PROVIDER_NAMES[provider],
      resetLink: this.address.link(CLIENT_PATHS.forgotPassword),
    });
    await this.mailer.enqueue(transaction, { to: email, template });
    return { userId: owner.id, created: false };
  }

  /** A new account without a password, or nothing when the address has one. */
  private async openNew(
    transaction: Executor,
    { name }: SocialProfile,
    email: string | null,
  ): Promise<OpenedAccount | undefined> {
    // Before the account is made: whoever confirms a registration of the address at this moment comes first or
    // not at all, and no password that waits there opens what is made here.
    if (email !== null) await this.registration.endAll(transaction, email);
    const wishes = usernamesFor(name);
    const username = await this.usernames.claimFirstFree(transaction, wishes, { email });
    const userId = await this.users.create(transaction, { username, email, passwordHash: null });
    return userId === undefined ? undefined : { userId, created: true };
  }
}
