import { Injectable } from '@nestjs/common';
import type { Favorite } from '@wordloom/contracts/favorites';
import { Database, write } from '#database/database.ts';

@Injectable()
export class FavoritesRepository {
  constructor(private readonly database: Database) {}

  /** A learner's favourites, the latest first. */
  list(userId: number): Promise<Favorite[]> {
    return this.database.query(
      `SELECT user_id AS "userId", word_translation_id AS "wordTranslationId"
         FROM favorites WHERE user_id = $1 ORDER BY created_at DESC, word_translation_id DESC`,
      [userId],
    );
  }

  /** @returns whether it is new */
  async add({ userId, wordTranslationId }: Favorite): Promise<boolean> {
    const added = await write(
      this.database,
      `INSERT INTO favorites (user_id, word_translation_id) VALUES ($1, $2)
       ON CONFLICT DO NOTHING RETURNING user_id`,
      [userId, wordTranslationId],
    );
    return added.length > 0;
  }

  async remove({ userId, wordTranslationId }: Favorite): Promise<void> {
    await this.database.query(
      'DELETE FROM favorites WHERE user_id = $1 AND word_translation_id = $2',
      [userId, wordTranslationId],
    );
  }
}
