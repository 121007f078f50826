/** What keeping a personal word costs at least: the two rows in one transaction, prepared, then the answer. */
import { createHash } from 'node:crypto';
import pg from 'pg';
import { answerJson } from './listen.ts';

interface Body {
  user: number;
  word: string;
  languageCode: string;
  categoryId: number;
  description: string;
  example: string;
  visibility: string;
}

const INSERT_WORD = {
  name: 'word',
  text: `INSERT INTO words (owner_id, category_id, source, original_word, word_key)
         VALUES ($1, $2, 'personal', $3, $4) RETURNING id`,
};
const INSERT_CARD = {
  name: 'card',
  text: `INSERT INTO word_translations (word_id, owner_id, category_id, language_code, visibility,
           translated_word, description, example, fingerprint)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
};

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });

async function save(json: string): Promise<string> {
  const body = JSON.parse(json) as Body;
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<{ id: number }>({
      ...INSERT_WORD,
      values: [body.user, body.categoryId, body.word, body.word.toLowerCase()],
    });
    const { rows: cards } = await client.query<{ id: number }>({
      ...INSERT_CARD,
      values: [
        rows[0]?.id,
        body.user,
        body.categoryId,
        body.languageCode,
        body.visibility,
        body.word,
        body.description,
        body.example,
        createHash('sha256').update(json).digest(),
      ],
    });
    await client.query('COMMIT');
    return JSON.stringify([{ wordTranslationId: cards[0]?.id, ...body }]);
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

answerJson(save);
