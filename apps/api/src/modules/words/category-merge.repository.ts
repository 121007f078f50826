import { Injectable } from '@nestjs/common';
import { Database, type Executor, write } from '#database/database.ts';

export interface MergedCategory {
  /** Words that were in the category, those that joined another included. */
  wordsMoved: number;
  /** Words whose learner had looked them up in the other category too: the two are one now. */
  wordsJoined: number;
  /** Cards that such a word had twice in one language. */
  cardsDropped: number;
  /** Picture files that no card shows any more. */
  unusedPictures: string[];
}

/** Empties one category into another and removes it. */
@Injectable()
export class CategoryMerge {
  constructor(private readonly database: Database) {}

  /** All of it or nothing; learners who save into either category wait until it is done. */
  merge(fromId: number, intoId: number): Promise<MergedCategory> {
    return this.database.transaction(async (transaction) => {
      await transaction.query('SELECT FROM categories WHERE id = ANY($1) ORDER BY id FOR UPDATE', [
        [fromId, intoId],
      ]);
      const wordsJoined = await findTwins(transaction, fromId, intoId);
      const dropped = await dropDoubles(transaction);
      await joinTwins(transaction, intoId);
      const moved = await write(
        transaction,
        'UPDATE words SET category_id = $2 WHERE category_id = $1 RETURNING id',
        [fromId, intoId],
      );
      await removeCategory(transaction, fromId, intoId);
      return {
        wordsMoved: moved.length + wordsJoined,
        wordsJoined,
        cardsDropped: dropped.length,
        unusedPictures: await unusedOf(transaction, dropped),
      };
    });
  }
}

/** Notes the words that one learner looked up in both categories, which `words_looked_up` forbids in one. */
async function findTwins(executor: Executor, fromId: number, intoId: number): Promise<number> {
  await executor.query(
    'CREATE TEMPORARY TABLE twin_words (from_id integer, into_id integer) ON COMMIT DROP',
  );
  const twins = await write(
    executor,
    `INSERT INTO twin_words
     SELECT f.id, i.id FROM words f
       JOIN words i ON i.owner_id = f.owner_id AND i.word_key = f.word_key AND i.source = f.source
      WHERE f.category_id = $1 AND i.category_id = $2 AND f.source = 'ai'
        FOR UPDATE OF f, i
     RETURNING from_id`,
    [fromId, intoId],
  );
  return twins.length;
}

/**
 * Of two cards in one language the one that stays put is kept, unless only the other is public: then
 * everybody's favourites and reactions are on that one. They go over to the card that is kept.
 * @returns the picture files of the cards that went
 */
async function dropDoubles(executor: Executor): Promise<(string | null)[]> {
  await executor.query(
    `CREATE TEMPORARY TABLE double_cards ON COMMIT DROP AS
     SELECT CASE WHEN moves THEN f.id ELSE i.id END AS kept,
            CASE WHEN moves THEN i.id ELSE f.id END AS dropped
       FROM twin_words t
       JOIN word_translations f ON f.word_id = t.from_id
       JOIN word_translations i ON i.word_id = t.into_id AND i.language_code = f.language_code,
       LATERAL (SELECT f.visibility = 'PUBLIC' AND i.visibility = 'PRIVATE' AS moves) AS choice`,
  );
  await executor.query(
    `INSERT INTO favorites (user_id, word_translation_id, created_at)
     SELECT user_id, kept, created_at FROM favorites JOIN double_cards ON dropped = word_translation_id
     ON CONFLICT DO NOTHING`,
  );
  await executor.query(
    `INSERT INTO reactions (user_id, word_translation_id, kind, created_at)
     SELECT user_id, kept, kind, created_at
       FROM reactions JOIN double_cards ON dropped = word_translation_id
     ON CONFLICT DO NOTHING`,
  );
  const gone = await write<{ pictureFile: string | null }>(
    executor,
    `DELETE FROM word_translations USING double_cards WHERE id = dropped
     RETURNING picture_file AS "pictureFile"`,
  );
  return gone.map(({ pictureFile }) => pictureFile);
}

async function joinTwins(executor: Executor, intoId: number): Promise<void> {
  await executor.query(
    `UPDATE word_translations SET word_id = into_id, category_id = $1
       FROM twin_words WHERE word_id = from_id`,
    [intoId],
  );
  await executor.query('DELETE FROM words USING twin_words WHERE id = from_id');
}

/** The dictionary's field goes over where the other category has none. */
async function removeCategory(executor: Executor, fromId: number, intoId: number): Promise<void> {
  const [gone] = await write<{ field: string | null }>(
    executor,
    'DELETE FROM categories WHERE id = $1 RETURNING field',
    [fromId],
  );
  await executor.query('UPDATE categories SET field = coalesce(field, $2) WHERE id = $1', [
    intoId,
    gone?.field ?? null,
  ]);
}

async function unusedOf(executor: Executor, files: readonly (string | null)[]): Promise<string[]> {
  const rows = await executor.query<{ file: string }[]>(
    `SELECT DISTINCT file FROM unnest($1::text[]) AS file
      WHERE file IS NOT NULL
        AND NOT EXISTS (SELECT FROM word_translations WHERE picture_file = file)`,
    [files],
  );
  return rows.map(({ file }) => file);
}
