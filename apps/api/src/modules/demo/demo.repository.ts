import { Injectable } from '@nestjs/common';
import type { ReactionKind } from '@wordloom/domain/reaction-tally';
import { Database } from '#database/database.ts';

@Injectable()
export class DemoRepository {
  constructor(private readonly database: Database) {}

  async categoryOfField(field: string): Promise<number | undefined> {
    const [row] = await this.database.query<{ id: number }[]>(
      'SELECT id FROM categories WHERE field = $1',
      [field],
    );
    return row?.id;
  }

  /** Makes a card public and dates it back. */
  async publish(cardId: number, minutesAgo: number): Promise<void> {
    await this.database.query(
      `UPDATE word_translations
          SET visibility = 'PUBLIC', created_at = now() - make_interval(mins => $2) WHERE id = $1`,
      [cardId, minutesAgo],
    );
  }

  async react(userId: number, cardId: number, kind: ReactionKind): Promise<void> {
    await this.database.query(
      `INSERT INTO reactions (user_id, word_translation_id, kind) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING`,
      [userId, cardId, kind],
    );
  }
}
