import { Injectable } from '@nestjs/common';
import { Database } from '#database/database.ts';
import { Mailer } from '#integrations/mailer/mailer.ts';
import type { Actor } from '#shared/auth/actor.ts';
import { CardPicturesService } from '../words/card-pictures.service.ts';
import { AccountRemovalRepository } from './account-removal.repository.ts';
import { AvatarFiles } from './avatar-files.service.ts';

/** Takes an account out of the product, with all it owns. */
@Injectable()
export class AccountRemoval {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRemovalRepository,
    private readonly mailer: Mailer,
    private readonly avatarFiles: AvatarFiles,
    private readonly cardPictures: CardPicturesService,
  ) {}

  /** Rows in one transaction, then the files that nothing names any more. */
  async remove({ userId }: Actor): Promise<void> {
    const removed = await this.database.transaction(async (transaction) => {
      const account = await this.accounts.remove(transaction, userId);
      if (account?.email) await this.mailer.forget(transaction, account.email);
      return account;
    });
    if (removed?.avatarFile) await this.avatarFiles.discard(removed.avatarFile);
    await this.cardPictures.removeUnused(removed?.pictureFiles ?? []);
  }
}
