import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { readTexts } from './lexicon-texts.ts';
import { withoutIndexes } from './without-indexes.ts';

export const USERS = 1_000;

/** The password of every account. */
export const PASSWORD = 'learn-words-quickly';

/** The address of an account; they count from 1. */
export function emailOf(user: number): string {
  return `learner${user}@wordloom.test`;
}

const TABLES = ['users', 'words', 'word_translations', 'reactions', 'favorites'];

/** Between 0 and 1, always the same for the same row and purpose. */
const chance = (row: string, purpose: number): string =>
  `((hashint4extended(${row}, ${purpose}) & 1048575) / 1048576.0)`;

/**
 * Fills a migrated database: 1,000 learners, a few of whom keep most cards; two thirds of the words with one
 * card, the others looked up in three languages; four cards of five public, so that numbered pages go deep;
 * texts of the dictionary, mixed so that nearly all differ; reactions on half of the cards, many on a tenth;
 * 40 to 120 favourites for everybody. The same rows every time.
 */
export async function fillCards(client: pg.Client, cards: number): Promise<void> {
  await client.query(`SET maintenance_work_mem = '512MB'`);
  await client.query(`SET work_mem = '128MB'`);
  await client.query(`SET synchronous_commit = off`);
  await insertTexts(client);
  await withoutIndexes(client, TABLES, async () => {
    const passwordHash = await hash(PASSWORD, {
      memoryCost: 19 * 1024,
      timeCost: 2,
      parallelism: 1,
    });
    await client.query(INSERT_USERS, [passwordHash]);
    await client.query(INSERT_WORDS, [Math.ceil((cards * 3) / 5)]);
    await client.query(INSERT_CARDS, [cards]);
    await client.query(INSERT_REACTIONS);
    await client.query(INSERT_FAVORITES, [cards]);
    for (const table of ['users', 'words', 'word_translations']) {
      await client.query(
        `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`,
      );
    }
  });
}

async function insertTexts(client: pg.Client): Promise<void> {
  await client.query(`CREATE TEMPORARY TABLE texts (
    n integer, language text, category integer, english text, word text, description text, example text,
    part_of_speech text, gender text, PRIMARY KEY (n))`);
  await client.query(
    `INSERT INTO texts
     SELECT row_number() OVER () - 1, t.language, coalesce(c.id, (SELECT min(id) FROM categories)),
            t.english, t.word, t.description, t.example, t."partOfSpeech", t.gender
       FROM json_to_recordset($1::json) AS t (language text, field text, english text, word text,
              description text, example text, "partOfSpeech" text, gender text)
       LEFT JOIN categories c ON c.field = t.field`,
    [JSON.stringify(readTexts())],
  );
  await client.query('ANALYZE texts');
}

const INSERT_USERS = `
  INSERT INTO users (id, username, username_key, email, password_hash, avatar_file, created_at)
  OVERRIDING SYSTEM VALUE
  SELECT n, 'learner' || n, 'learner' || n, 'learner' || n || '@wordloom.test', $1,
         CASE WHEN n % 3 > 0 THEN 'avatar' || n || '.webp' END, '2024-01-01'
    FROM generate_series(1, ${USERS}) AS n`;

const INSERT_WORDS = `
  WITH total AS (SELECT count(*)::integer AS texts FROM texts)
  INSERT INTO words (id, owner_id, category_id, source, original_word, word_key)
  OVERRIDING SYSTEM VALUE
  SELECT w.n, 1 + floor(${USERS} * power(${chance('w.n', 1)}, 1.5)),
         t.category, CASE WHEN w.n % 3 = 0 THEN 'ai' ELSE 'personal' END, t.english, t.english || ' ' || w.n
    FROM generate_series(1, $1::integer) AS w (n) CROSS JOIN total
    JOIN LATERAL (SELECT floor(${chance('w.n', 2)} * total.texts)::integer AS place) AS drawn ON true
    JOIN texts t ON t.n = drawn.place`;

/** Word 3k has three cards, the others one: the cards of the first w words are w + 2 × floor(w / 3). */
const INSERT_CARDS = `
  WITH total AS (SELECT count(*)::integer AS texts FROM texts), numbered AS (
    SELECT row_number() OVER (ORDER BY w.id, copy) AS n, w.*, copy
      FROM words w, generate_series(0, CASE WHEN w.source = 'ai' THEN 2 ELSE 0 END) AS copy
  )
  INSERT INTO word_translations (id, word_id, owner_id, category_id, language_code, visibility,
    translated_word, description, example, part_of_speech, gender, drawings, picture_file, fingerprint, created_at)
  OVERRIDING SYSTEM VALUE
  SELECT w.n, w.id, w.owner_id, w.category_id,
         (ARRAY['es', 'en', 'de', 'fr', 'it', 'pt'])[1 + (w.id + w.copy * 2) % 6],
         CASE WHEN ${chance('w.n::integer', 3)} < 0.8 THEN 'PUBLIC' ELSE 'PRIVATE' END,
         t.word, left(t.description || ' ' || other.english || ', ' || other.word, 100),
         left(t.example || ' ' || other.word, 100), t.part_of_speech, t.gender, '{}',
         CASE WHEN w.n % 20 > 0 THEN 'illustration' || w.n % 5000 || '.svg' END,
         CASE WHEN w.source = 'personal' THEN sha256(int4send(w.n::integer)) END,
         timestamptz '2026-01-01' + make_interval(secs => w.n * 20)
    FROM numbered w CROSS JOIN total
    JOIN LATERAL (SELECT floor(${chance('w.n::integer', 4)} * total.texts)::integer AS one,
                         floor(${chance('w.n::integer', 5)} * total.texts)::integer AS two) AS drawn ON true
    JOIN texts t ON t.n = drawn.one
    JOIN texts other ON other.n = drawn.two
   WHERE w.n <= $1::integer`;

const INSERT_REACTIONS = `
  INSERT INTO reactions (user_id, word_translation_id, kind)
  SELECT 1 + (t.id * 37 + each * 7) % ${USERS}, t.id,
         (ARRAY['like', 'love', 'like', 'fire', 'perfect', 'love', 'dislike'])[1 + (t.id + each * each) % 7]
    FROM word_translations t,
         generate_series(1, CASE WHEN t.id % 10 = 0 THEN 2 + t.id / 10 % 23 ELSE t.id % 2 END) AS each
   WHERE t.visibility = 'PUBLIC'`;

const INSERT_FAVORITES = `
  INSERT INTO favorites (user_id, word_translation_id, created_at)
  SELECT DISTINCT ON (u, card) u, card, timestamptz '2026-02-01' + make_interval(mins => (u * 31 + each * 7) % 40000)
    FROM generate_series(1, ${USERS}) AS u,
         generate_series(1, 40 + u * 7 % 81) AS each,
         LATERAL (SELECT 1 + floor(${chance('(u * 1000 + each)', 6)} * $1::integer)::integer AS card) AS drawn
    JOIN word_translations t ON t.id = card AND t.visibility = 'PUBLIC'`;
