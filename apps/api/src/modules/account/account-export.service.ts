import { Injectable } from '@nestjs/common';
import type { UserExport } from '@wordloom/contracts/users';
import type { Actor } from '#shared/auth/actor.ts';
import { SessionsService } from '../auth/sessions.service.ts';
import { userNotFound, UsersService } from '../users/users.service.ts';
import { AccountExportRepository } from './account-export.repository.ts';

@Injectable()
export class AccountExport {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly account: AccountExportRepository,
  ) {}

  /** Everything the product keeps of the actor; of what is secret only that it is there. */
  async collect(actor: Actor): Promise<UserExport> {
    const { userId } = actor;
    const [user, createdAt, identities, sessions, cards, favorites, reactions] = await Promise.all([
      this.users.find(actor, userId),
      this.account.createdAt(userId),
      this.account.identities(userId),
      this.sessions.list(actor),
      this.account.cards(userId),
      this.account.favorites(userId),
      this.account.reactions(userId),
    ]);
    if (!createdAt) throw userNotFound();
    return {
      exportedAt: new Date().toISOString(),
      user: { ...user, createdAt: createdAt.toISOString() },
      identities: identities.map((identity) => ({
        provider: identity.provider,
        createdAt: identity.createdAt.toISOString(),
      })),
      sessions,
      cards,
      favorites,
      reactions,
    };
  }
}
