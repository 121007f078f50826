import { Injectable } from '@nestjs/common';
import type { Executor } from '#database/database.ts';

/** What an account leaves behind outside its own rows. */
export interface RemovedAccount {
  email: string | null;
  avatarFile: string | null;
  /** Picture files that its cards named; other cards may name them too. */
  pictureFiles: string[];
}

@Injectable()
export class AccountRemovalRepository {
  /**
   * Removes an account; by their foreign keys its sessions, identities, links, words, cards, favourites and
   * reactions go with it. Registrations know only the address.
   */
  async remove(executor: Executor, userId: number): Promise<RemovedAccount | undefined> {
    // FOR UPDATE: cards that are being saved come before, and are seen below, or fail.
    const [account] = await executor.query<Omit<RemovedAccount, 'pictureFiles'>[]>(
      'SELECT email, avatar_file AS "avatarFile" FROM users WHERE id = $1 FOR UPDATE',
      [userId],
    );
    if (!account) return undefined;
    const pictures = await executor.query<{ file: string }[]>(
      `SELECT DISTINCT picture_file AS file FROM word_translations
        WHERE owner_id = $1 AND picture_file IS NOT NULL`,
      [userId],
    );
    await executor.query('DELETE FROM registrations WHERE email = $1', [account.email]);
    await executor.query('DELETE FROM users WHERE id = $1', [userId]);
    return { ...account, pictureFiles: pictures.map(({ file }) => file) };
  }
}
