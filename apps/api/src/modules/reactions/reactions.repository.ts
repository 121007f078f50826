import { Injectable } from '@nestjs/common';
import type { AddReaction, Reaction } from '@wordloom/contracts/reactions';
import { REACTION_EMOJI } from '@wordloom/domain/reaction-tally';
import { Database, write } from '#database/database.ts';

type ReactionRow = Omit<Reaction, 'emoji'>;

const COLUMNS = 'id, user_id AS "userId", word_translation_id AS "wordTranslationId", kind';

@Injectable()
export class ReactionsRepository {
  constructor(private readonly database: Database) {}

  async listOfCard(wordTranslationId: number): Promise<Reaction[]> {
    const rows = await this.database.query<ReactionRow[]>(
      `SELECT ${COLUMNS} FROM reactions WHERE word_translation_id = $1 ORDER BY id`,
      [wordTranslationId],
    );
    return rows.map(toReaction);
  }

  async findById(id: number): Promise<Reaction | undefined> {
    const [row] = await this.database.query<ReactionRow[]>(
      `SELECT ${COLUMNS} FROM reactions WHERE id = $1`,
      [id],
    );
    return row && toReaction(row);
  }

  /** Gives a card the learner's one reaction, in the place of an earlier one. */
  async replace({ userId, wordTranslationId, emoji }: AddReaction): Promise<{
    reaction: Reaction;
    created: boolean;
  }> {
    const [row] = await write<ReactionRow & { created: boolean }>(
      this.database,
      // xmax is 0 in a row that was inserted, not updated.
      `INSERT INTO reactions (user_id, word_translation_id, kind) VALUES ($1, $2, $3)
       ON CONFLICT (word_translation_id, user_id) DO UPDATE SET kind = excluded.kind
       RETURNING ${COLUMNS}, xmax = 0 AS created`,
      [userId, wordTranslationId, emoji],
    );
    if (!row) throw new Error('The reaction was not stored');
    const { created, ...reaction } = row;
    return { reaction: toReaction(reaction), created };
  }

  /** @returns whether the learner had it */
  async remove(id: number, userId: number): Promise<boolean> {
    const gone = await write(
      this.database,
      'DELETE FROM reactions WHERE id = $1 AND user_id = $2 RETURNING id',
      [id, userId],
    );
    return gone.length > 0;
  }
}

function toReaction(row: ReactionRow): Reaction {
  return { ...row, emoji: REACTION_EMOJI[row.kind] };
}
