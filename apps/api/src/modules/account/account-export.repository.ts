import { Injectable } from '@nestjs/common';
import type { Reaction } from '@wordloom/contracts/reactions';
import type { WordCard } from '@wordloom/contracts/word-cards';
import { REACTION_EMOJI } from '@wordloom/domain/reaction-tally';
import { Database } from '#database/database.ts';
import { type CardRow, selectCards, toWordCard } from '../words/card-projection.ts';
import { visibleTo } from '../words/card-visibility.ts';

const OWN_CARDS = `${selectCards('SELECT id FROM word_translations WHERE owner_id = $1', '$1')}
  ORDER BY page.id DESC`;

/** Everything of one learner that stands in tables of other modules, newest first. */
@Injectable()
export class AccountExportRepository {
  constructor(private readonly database: Database) {}

  async createdAt(userId: number): Promise<Date | undefined> {
    const [user] = await this.database.query<{ createdAt: Date }[]>(
      'SELECT created_at AS "createdAt" FROM users WHERE id = $1',
      [userId],
    );
    return user?.createdAt;
  }

  identities(userId: number): Promise<{ provider: string; createdAt: Date }[]> {
    return this.database.query(
      'SELECT provider, created_at AS "createdAt" FROM identities WHERE user_id = $1 ORDER BY id DESC',
      [userId],
    );
  }

  async cards(userId: number): Promise<WordCard[]> {
    const rows = await this.database.query<CardRow[]>(OWN_CARDS, [userId]);
    return rows.map(toWordCard);
  }

  favorites(userId: number): Promise<{ wordTranslationId: number }[]> {
    return this.database.query(
      `SELECT f.word_translation_id AS "wordTranslationId"
         FROM favorites f JOIN word_translations t ON t.id = f.word_translation_id
        WHERE f.user_id = $1 AND ${visibleTo('$1')}
        ORDER BY f.created_at DESC, t.id DESC`,
      [userId],
    );
  }

  async reactions(userId: number): Promise<Reaction[]> {
    const rows = await this.database.query<Omit<Reaction, 'emoji'>[]>(
      `SELECT r.id, r.user_id AS "userId", r.word_translation_id AS "wordTranslationId", r.kind
         FROM reactions r JOIN word_translations t ON t.id = r.word_translation_id
        WHERE r.user_id = $1 AND ${visibleTo('$1')} ORDER BY r.id DESC`,
      [userId],
    );
    return rows.map((row) => ({ ...row, emoji: REACTION_EMOJI[row.kind] }));
  }
}
