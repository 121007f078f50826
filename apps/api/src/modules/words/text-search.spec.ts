import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Database } from '#database/database.ts';
import { seedReference, shippedReferenceData } from '#database/seeds/seed-reference.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { TextSearch } from './text-search.repository.ts';
import { askIndex, type IdRange, LOOK, rangeBelow, SEARCH_DEPTH } from './text-search.ts';

const DESCRIPTIONS = [
  'Un œuf à la coque, c’est 100 % délicieux…',
  'Größe: 5_m × 3\\m (ungefähr)!',
  'ねこが好き。',
  'No. Y tú, ¿qué?',
  'Deux œufs durs',
  'Zwei% oder drei_ oder vier\\ mal🎈 rot',
];

describe('a search for text', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let texts: TextSearch;
  let reader: number;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    database = new Database(testDatabase.dataSource);
    texts = new TextSearch(database);
    await seedReference(database, shippedReferenceData());
    const [user] = await database.query<[{ id: number }]>(
      `INSERT INTO users (username, username_key, email) VALUES ('reader', 'reader', 'r@x.y') RETURNING id`,
    );
    reader = user.id;
    await addCards(DESCRIPTIONS);
  });
  afterAll(() => testDatabase.drop());

  const addCards = (descriptions: readonly string[], owner = reader) =>
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
      [owner, descriptions],
    );
  const search = async (text: string, page = 1, size = 100) => {
    const asked = { searched: 'description', readerId: reader, text } as const;
    const { ids, total } = await texts.find(asked, (page - 1) * size, size);
    return { rows: ids, total };
  };
  /** The same without any index, and without knowing how common the text is. */
  const lookThrough = async (text: string, page = 1, size = 100) => {
    const matches = await database.query<{ id: number }[]>(
      `SELECT id FROM word_translations
        WHERE position(searchable($1) in searchable(description)) > 0 ORDER BY id DESC LIMIT $2`,
      [text, SEARCH_DEPTH],
    );
    const ids = matches.map(({ id }) => id);
    return { rows: ids.slice((page - 1) * size, page * size), total: ids.length };
  };

  it('finds every part of a text, however short, as a look through all of them would', async () => {
    const parts = new Set(
      DESCRIPTIONS.flatMap((description) =>
        Array.from(description, (_, start) =>
          [1, 2, 3, 5].map((length) => Array.from(description).slice(start, start + length)),
        ).flatMap((found) => found.map((characters) => characters.join(''))),
      ),
    );
    for (const part of parts) {
      const found = await search(part);
      expect(found.total, part).toBeGreaterThan(0);
      expect(found, part).toEqual(await lookThrough(part));
    }
  });

  it.each(['%%', '_m_', 'zq', '!?', '@'])(
    'finds nothing for %s, which is in no text',
    async (text) => {
      expect(await search(text)).toEqual({ rows: [], total: 0 });
    },
  );

  it('finds them as well below thousands of newer cards', async () => {
    await addCards(Array.from({ length: LOOK }, () => '-'));
    for (const part of [
      ...['œ', 'öße', '好き', 'tú', '5_m', 'no.', '…', 'un œuf à la', ': 5_m × 3'],
      // Ends of words that are asked for with a sign that LIKE reads in a way of its own.
      ...['ei% od', 'ei_ od', 'er\\ ma', 'al🎈 ro'],
    ]) {
      expect(await search(part), part).toEqual(await lookThrough(part));
    }
  });

  it('knows the newest thousand matches of a common text, and pages end there', async () => {
    await addCards(Array.from({ length: 5_500 }, (_, each) => (each % 5 === 0 ? 'davon' : 'so')));
    const expected = await lookThrough('davon', 34, 30);
    expect(await search('davon', 34, 30)).toEqual(expected);
    expect(expected.total).toBe(SEARCH_DEPTH);
    expect(expected.rows).toHaveLength(10);
    expect((await search('davon', 35, 30)).rows).toEqual([]);
    expect((await search('davon', 900_000_000, 100)).rows).toEqual([]);
  });

  it('finds every page of a text that was common once and is rare now', async () => {
    await addCards(Array.from({ length: SEARCH_DEPTH + 5 }, () => 'einst'));
    await addCards(Array.from({ length: LOOK }, (_, each) => (each % 200 === 0 ? 'einst' : 'so')));
    for (const [page, size] of [
      [1, 8],
      [22, 1],
      [3, 10],
      [10, 100],
      [11, 100],
    ] as const) {
      const found = await search('einst', page, size);
      expect(found, `page ${page}`).toEqual(await lookThrough('einst', page, size));
    }
  });

  it('finds the newest thousand of a text that was rare for a long time', async () => {
    await addCards(Array.from({ length: 12_000 }, (_, each) => (each % 9 === 0 ? 'oft' : 'so')));
    await addCards(Array.from({ length: LOOK }, (_, each) => (each % 200 === 0 ? 'oft' : 'so')));
    const found = await search('oft', 10, 100);
    expect(found).toEqual(await lookThrough('oft', 10, 100));
    expect(found.total).toBe(SEARCH_DEPTH);
  });

  it("never finds somebody else's private card, whatever way it goes", async () => {
    const [stranger] = await database.query<[{ id: number }]>(
      `INSERT INTO users (username, username_key) VALUES ('stranger', 'stranger') RETURNING id`,
    );
    await addCards(['verborgen', 'geheim'], stranger.id);
    await addCards(Array.from({ length: LOOK }, (_, each) => (each % 4 === 0 ? 'geheim' : 'so')));
    await addCards(['verborgen', 'geheim'], stranger.id);
    expect(await search('verborgen')).toEqual({ rows: [], total: 0 });
    expect((await search('geheim')).total).toBe(LOOK / 4);
  });

  it('finds a text alone, not whatever has the same parts elsewhere', async () => {
    await addCards(['Schmetterlinge fliegen', 'Schmelz, Bretter, Linge', 'Ein SCHMETTERLING']);
    await addCards(Array.from({ length: LOOK }, () => 'so'));
    expect((await search('schmetterling')).total).toBe(2);
    expect((await search('SCHMETTERLINGE FLIEGEN')).total).toBe(1);
  });

  describe('that is rare', () => {
    // Cards that wait to be entered into an index would make it look dear.
    beforeAll(() => database.query('VACUUM (ANALYZE) word_translations'));

    const planOf = (text: string, parts: string[], range: IdRange): Promise<string> =>
      testDatabase.dataSource.transaction(async (transaction) => {
        // So few cards are read faster without any index.
        await transaction.query('SET LOCAL enable_seqscan = off');
        const asked = { searched: 'description', readerId: reader, text } as const;
        const { statement, values } = askIndex(asked, parts, range);
        const plan = await transaction.query<{ 'QUERY PLAN': string }[]>(
          `EXPLAIN ${statement}`,
          values,
        );
        return plan.map((line) => line['QUERY PLAN']).join('\n');
      });

    it.each([
      ['poisson', ['poisson'], 'word_translations_description_search'],
      ['Poissonnerie', ['poi', 'nne'], 'word_translations_description_search'],
      ['la c', ['la c'], 'word_translations_description_search'],
      ['qx', [], 'word_translations_description_ngrams'],
      ['x,', [], 'word_translations_description_ngrams'],
      ['¿¿¿', [], 'word_translations_description_ngrams'],
    ])('is looked up in an index: %s', async (text, parts, index) => {
      expect(await planOf(text, parts, rangeBelow(16_000, 16_000))).toContain(index);
      const ofOneBlock = await planOf(text, parts, rangeBelow(16_000, 5_000));
      expect(ofOneBlock).toContain(index);
      expect(ofOneBlock).toMatch(/Index Cond: .* AND \(ARRAY\[.*\] && '\{1\}'/);
    });
  });
});
