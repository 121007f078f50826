import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Database } from '#database/database.ts';
import { seedReference, shippedReferenceData } from '#database/seeds/seed-reference.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { CardsRepository } from './cards.repository.ts';
import { SEARCH_DEPTH, searchStatements } from './text-search.ts';

const DESCRIPTIONS = [
  'Un œuf à la coque, c’est 100 % délicieux…',
  'Größe: 5_m × 3\\m (ungefähr)!',
  'ねこが好き。',
  'No. Y tú, ¿qué?',
];

describe('a search for text', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let cards: CardsRepository;
  let reader: number;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    database = new Database(testDatabase.dataSource);
    cards = new CardsRepository(database);
    await seedReference(database, shippedReferenceData());
    const [user] = await database.query<[{ id: number }]>(
      `INSERT INTO users (username, username_key, email) VALUES ('reader', 'reader', 'r@x.y') RETURNING id`,
    );
    reader = user.id;
    await addCards(DESCRIPTIONS);
  });
  afterAll(() => testDatabase.drop());

  const addCards = (descriptions: readonly string[]) =>
    database.query(
      `WITH texts AS (
         SELECT description, row_number() OVER () AS number FROM unnest($2::text[]) AS description
       ), word AS (
         INSERT INTO words (owner_id, category_id, source, original_word, word_key)
         SELECT $1, 1, 'personal', number, number FROM texts RETURNING id, original_word
       )
       INSERT INTO word_translations
              (word_id, owner_id, category_id, language_code, translated_word, description, example)
       SELECT id, $1, 1, 'es', original_word, description, '-'
         FROM texts JOIN word ON original_word = number::text`,
      [reader, descriptions],
    );
  const search = (text: string, page = 1, size = 100) =>
    cards.search('description', reader, { page, size }, text);

  it('finds every part of a text, however short, as a look through all of them would', async () => {
    const parts = new Set(
      DESCRIPTIONS.flatMap((description) =>
        Array.from(description, (_, start) =>
          [1, 2, 3, 5].map((length) => Array.from(description).slice(start, start + length)),
        ).flatMap((found) => found.map((characters) => characters.join(''))),
      ),
    );
    for (const part of parts) {
      const { rows } = await search(part);
      const expected = await database.query<{ id: number }[]>(
        `SELECT id FROM word_translations
          WHERE position(searchable($1) in searchable(description)) > 0 ORDER BY id DESC`,
        [part],
      );
      expect(expected.length, part).toBeGreaterThan(0);
      expect(rows.map(({ wordTranslationId: id }) => ({ id }))).toEqual(expected);
    }
  });

  it.each(['%%', '_m_', 'zq', '!?', '@'])(
    'finds nothing for %s, which is in no text',
    async (text) => {
      expect(await search(text)).toEqual({ rows: [], total: 0 });
    },
  );

  it('knows the newest thousand matches, and pages end there', async () => {
    await addCards(Array.from({ length: SEARCH_DEPTH + 5 }, () => 'Es gibt viele davon.'));
    const last = await search('davon', 34, 30);
    expect(last.total).toBe(SEARCH_DEPTH);
    expect(last.rows).toHaveLength(10);
    expect((await search('davon', 35, 30)).rows).toEqual([]);
    expect((await search('davon', 900_000_000, 100)).rows).toEqual([]);
  });

  it.each([
    ['poisson', 'word_translations_description_search'],
    ['qx', 'word_translations_description_ngrams'],
    ['¿¿¿', 'word_translations_description_ngrams'],
  ])('asks an index for %s', async (text, index) => {
    const plan = await testDatabase.dataSource.transaction(async (transaction) => {
      await transaction.query('ANALYZE word_translations');
      // So few cards are read faster without any index.
      await transaction.query('SET LOCAL enable_seqscan = off');
      const { count } = searchStatements('description', text);
      return transaction.query<unknown[]>(`EXPLAIN (FORMAT JSON) ${count}`, [reader, text]);
    });
    expect(JSON.stringify(plan)).toContain(index);
  });
});
