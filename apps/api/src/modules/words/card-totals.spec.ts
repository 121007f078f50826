import type { WordCard } from '@wordloom/contracts/word-cards';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Database } from '#database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import type { ListName } from './card-lists.ts';
import { BLOCK } from './card-totals.ts';
import { CardsRepository } from './cards.repository.ts';
import { CategoryMerge } from './category-merge.repository.ts';

const LANGUAGES = ['es', 'en', 'de'];
const WRITERS = 6;

/** Numbers below a bound, in an order that is always the same. */
function dice(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * bound);
  };
}

describe('what the lists of cards hold', () => {
  let test: TestDatabase;
  let database: Database;
  let cards: CardsRepository;

  beforeAll(async () => {
    test = await createTestDatabase();
    database = new Database(test.dataSource);
    cards = new CardsRepository(database);
    await rows(
      `INSERT INTO languages (code, name, position)
       SELECT code, code, row_number() OVER () FROM unnest($1::text[]) AS code`,
      [LANGUAGES],
    );
    await rows(
      `INSERT INTO categories (name, name_key)
       SELECT 'category ' || n, 'category ' || n FROM generate_series(1, 8) AS n`,
    );
    await rows(
      `INSERT INTO users (username, username_key)
       SELECT 'learner' || n, 'learner' || n FROM generate_series(1, 12) AS n`,
    );
  });
  afterAll(() => test.drop());

  const rows = <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    test.dataSource.query<Row[]>(text, values);

  /** Adds cards, one word each, whose languages, categories and visibilities take turns. */
  const addCards = (owner: number, count: number, seed = 0) =>
    rows(
      `WITH word AS (
         INSERT INTO words (owner_id, category_id, source, original_word, word_key)
         SELECT $1, (SELECT id FROM categories ORDER BY (id * 7 + n) % 11, id LIMIT 1), 'personal', 'word', 'word'
           FROM generate_series($3::integer, $3::integer + $2::integer - 1) AS n
         RETURNING id, category_id
       )
       INSERT INTO word_translations (word_id, owner_id, category_id, language_code, visibility,
              translated_word, description, example)
       SELECT id, $1, category_id, ($4::text[])[1 + id % 3],
              CASE WHEN id % 4 = 0 THEN 'PRIVATE' ELSE 'PUBLIC' END, 'word', '-', '-'
         FROM word`,
      [owner, count, seed, LANGUAGES],
    );

  const VISIBLE = `(owner_id = $1 OR visibility = 'PUBLIC')`;
  const LISTS: { name: ListName; where: string; value?: string | number }[] = [
    { name: 'visible', where: VISIBLE },
    { name: 'footers', where: VISIBLE },
    { name: 'own', where: 'owner_id = $1' },
    ...LANGUAGES.map((value) => ({
      name: 'language' as const,
      where: `language_code = '${value}' AND ${VISIBLE}`,
      value,
    })),
    ...[1, 2, 3].map((value) => ({
      name: 'category' as const,
      where: `category_id = ${value} AND ${VISIBLE}`,
      value,
    })),
  ];

  const idsWhere = async (where: string, reader: number) =>
    (
      await rows<{ id: number }>(
        `SELECT id FROM word_translations WHERE ${where} ORDER BY id DESC`,
        [reader],
      )
    ).map(({ id }) => id);

  async function expectTotalsToBeTrue(): Promise<void> {
    for (const reader of [1, 2, 3]) {
      for (const { name, where, value } of LISTS) {
        const { total } = await cards.list(name, reader, { page: 1, size: 1 }, value);
        expect(total, `${name} ${value ?? ''} of ${reader}`).toBe(
          (await idsWhere(where, reader)).length,
        );
      }
    }
  }

  const anyCard = `(SELECT id FROM word_translations ORDER BY (id * $1) % 1009 LIMIT 1)`;
  const CHANGES: ((roll: (bound: number) => number) => Promise<unknown>)[] = [
    (roll) => addCards(1 + roll(4), 1 + roll(5), roll(100)),
    (roll) => rows(`DELETE FROM word_translations WHERE id = ${anyCard}`, [1 + roll(1000)]),
    (roll) =>
      rows(
        `UPDATE word_translations SET visibility = CASE visibility WHEN 'PUBLIC' THEN 'PRIVATE' ELSE 'PUBLIC' END
          WHERE id = ${anyCard}`,
        [1 + roll(1000)],
      ),
    (roll) =>
      rows(`UPDATE word_translations SET description = 'another' WHERE id = ${anyCard}`, [
        1 + roll(1000),
      ]),
    (roll) =>
      rows(
        `DELETE FROM words WHERE id = (SELECT word_id FROM word_translations WHERE id = ${anyCard})`,
        [1 + roll(1000)],
      ),
  ];

  it('is counted truly after many changes, several of them at once', async () => {
    await addCards(1, 40);
    await addCards(2, 40);
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      const roll = dice(writer + 1);
      for (let change = 0; change < 40; change += 1) await CHANGES[roll(CHANGES.length)]!(roll);
    });
    await Promise.all(writers);
    await expectTotalsToBeTrue();
  });

  it('is counted truly after a merge of categories, and after an account has gone', async () => {
    await addCards(5, 60);
    await rows('SELECT fold_card_counts()');
    expect(await rows('SELECT FROM card_counts WHERE owner_id = 5')).not.toEqual([]);
    await new CategoryMerge(database).merge(3, 2);
    await expectTotalsToBeTrue();
    await rows('DELETE FROM users WHERE id = 5');
    await expectTotalsToBeTrue();
    await rows('SELECT fold_card_counts()');
    expect(await rows('SELECT FROM card_counts WHERE owner_id = 5')).toEqual([]);
  });

  it('is counted truly when a transaction is taken back', async () => {
    const undone = database.transaction(async (transaction) => {
      await transaction.query('DELETE FROM word_translations WHERE owner_id = 1');
      await transaction.query('SELECT fold_card_counts()');
      throw new Error('Never mind');
    });
    await expect(undone).rejects.toThrow('Never mind');
    await expectTotalsToBeTrue();
  });

  it('is counted without anybody waiting for somebody else who saves', async () => {
    await database.transaction(async (slow) => {
      await slow.query(`UPDATE word_translations SET visibility = 'PRIVATE' WHERE owner_id = 2`);
      await slow.query('SELECT fold_card_counts()');
      await addCards(1, 3);
      await rows('SELECT fold_card_counts()');
    });
    await expectTotalsToBeTrue();
  });

  it('is no longer noted change by change once it is folded', async () => {
    await addCards(1, 3);
    await rows('SELECT fold_card_counts()');
    expect(await rows('SELECT FROM card_count_changes')).toEqual([]);
    await expectTotalsToBeTrue();
  });

  it('is folded by a statement that adds much at once, so that readers need not add it up', async () => {
    await rows(
      `WITH learner AS (
         INSERT INTO users (username, username_key)
         SELECT 'many' || n, 'many' || n FROM generate_series(1, 40) AS n RETURNING id
       ), word AS (
         INSERT INTO words (owner_id, category_id, source, original_word, word_key)
         SELECT l.id, c.id, 'personal', 'word', 'word' FROM learner l CROSS JOIN categories c
         RETURNING id, owner_id, category_id
       )
       INSERT INTO word_translations (word_id, owner_id, category_id, language_code, visibility,
              translated_word, description, example)
       SELECT id, owner_id, category_id, 'es', 'PRIVATE', 'word', '-', '-' FROM word`,
    );
    expect(await rows('SELECT FROM card_count_changes')).toEqual([]);
    await expectTotalsToBeTrue();
  });

  it('stands on pages far behind as a look through all of it would find it', async () => {
    const reader = 1;
    await addCards(3, 3 * BLOCK);
    await addCards(reader, 200);
    for (const { name, where, value } of LISTS) {
      const ids = await idsWhere(where, reader);
      const size = 30;
      const last = Math.ceil(ids.length / size);
      const pages = [1, 2, 137, 138, Math.ceil(last / 2), last - 1, last, last + 1];
      for (const page of pages.filter((each) => each > 0)) {
        const { json } = await cards.list(name, reader, { page, size }, value);
        const found = (JSON.parse(json) as WordCard[]).map(
          ({ wordTranslationId }) => wordTranslationId,
        );
        expect(found, `${name} ${value ?? ''}, page ${page}`).toEqual(
          ids.slice((page - 1) * size, page * size),
        );
      }
    }
  });
});
