import { foldedKey } from '@wordloom/domain/text-measure';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Database } from '#database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { CategoryMerge } from './category-merge.repository.ts';

interface NewCard {
  word: string;
  owner: number;
  category: number;
  language?: string;
  visibility?: 'PUBLIC' | 'PRIVATE';
  source?: 'ai' | 'personal';
  picture?: string;
}

describe('merging one category into another', () => {
  let test: TestDatabase;
  let merging: CategoryMerge;

  beforeAll(async () => {
    test = await createTestDatabase();
    merging = new CategoryMerge(new Database(test.dataSource));
    await test.dataSource.query(
      "INSERT INTO languages (code, name, position) VALUES ('es', 'Spanish', 0), ('fr', 'French', 1)",
    );
  });

  afterAll(() => test.drop());

  const rows = <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    test.dataSource.query<Row[]>(text, values);

  async function idOf(text: string, values: unknown[]): Promise<number> {
    const [row] = await rows<{ id: number }>(`${text} RETURNING id`, values);
    return row!.id;
  }

  const addUser = (username: string): Promise<number> =>
    idOf('INSERT INTO users (username, username_key) VALUES ($1::text, $1)', [username]);

  const addCategory = (name: string, field: string | null = null): Promise<number> =>
    idOf('INSERT INTO categories (name, name_key, field) VALUES ($1, $2, $3)', [
      name,
      foldedKey(name),
      field,
    ]);

  /** Adds a card, and its word unless a looked-up one is there. @returns the card's id */
  async function addCard({ word, owner, category, ...card }: NewCard): Promise<number> {
    const wordId = await idOf(
      `INSERT INTO words (owner_id, category_id, source, original_word, word_key)
       VALUES ($1, $2, $3, $4::text, $4) ON CONFLICT (owner_id, category_id, word_key)
         WHERE source = 'ai' DO UPDATE SET word_key = excluded.word_key`,
      [owner, category, card.source ?? 'ai', word],
    );
    return idOf(
      `INSERT INTO word_translations (word_id, owner_id, category_id, language_code, visibility,
         translated_word, description, example, picture_file)
       VALUES ($1, $2, $3, $4, $5, $6, 'text', 'text', $7)`,
      [
        wordId,
        owner,
        category,
        card.language ?? 'es',
        card.visibility ?? 'PRIVATE',
        word,
        card.picture ?? null,
      ],
    );
  }

  const favour = (user: number, card: number) =>
    rows('INSERT INTO favorites (user_id, word_translation_id) VALUES ($1, $2)', [user, card]);
  const react = (user: number, card: number, kind: string) =>
    rows('INSERT INTO reactions (user_id, word_translation_id, kind) VALUES ($1, $2, $3)', [
      user,
      card,
      kind,
    ]);

  async function cardsIn(category: number): Promise<number[]> {
    const cards = await rows<{ id: number }>(
      'SELECT id FROM word_translations WHERE category_id = $1 ORDER BY id',
      [category],
    );
    return cards.map(({ id }) => id);
  }

  async function favouredBy(card: number): Promise<number[]> {
    const found = await rows<{ id: number }>(
      'SELECT user_id AS id FROM favorites WHERE word_translation_id = $1 ORDER BY user_id',
      [card],
    );
    return found.map(({ id }) => id);
  }

  it('moves all its words and removes it', async () => {
    const owner = await addUser('mover');
    const [from, into] = [await addCategory('Wild animals'), await addCategory('Beasts')];
    const cards = [
      await addCard({ word: 'owl', owner, category: from }),
      await addCard({ word: 'owl', owner, category: from, language: 'fr' }),
      await addCard({ word: 'fox', owner, category: from, source: 'personal' }),
    ];
    expect(await merging.merge(from, into)).toEqual({
      wordsMoved: 2,
      wordsJoined: 0,
      cardsDropped: 0,
      unusedPictures: [],
    });
    expect(await cardsIn(into)).toEqual(cards);
    expect(await rows('SELECT FROM categories WHERE id = $1', [from])).toEqual([]);
  });

  it('makes one word of a word that its learner looked up in both', async () => {
    const [owner, reader] = [await addUser('owner'), await addUser('reader')];
    const [from, into] = [await addCategory('Sea birds'), await addCategory('Birds')];
    const gull = { word: 'gull', owner, visibility: 'PUBLIC' } as const;
    const missing = await addCard({ ...gull, category: from, language: 'fr' });
    const double = await addCard({ ...gull, category: from });
    const kept = await addCard({ ...gull, category: into });
    await favour(reader, double);
    await favour(owner, double);
    await favour(owner, kept);
    await react(reader, double, 'fire');
    await react(owner, double, 'like');
    await react(owner, kept, 'love');

    const merged = await merging.merge(from, into);
    expect(merged).toMatchObject({ wordsMoved: 1, wordsJoined: 1, cardsDropped: 1 });
    expect(await cardsIn(into)).toEqual([missing, kept]);
    expect(await rows('SELECT FROM words WHERE owner_id = $1', [owner])).toHaveLength(1);
    expect(await favouredBy(kept)).toEqual([owner, reader]);
    expect(
      await rows(
        'SELECT user_id AS user, kind FROM reactions WHERE word_translation_id = $1 ORDER BY 1',
        [kept],
      ),
    ).toEqual([
      { user: owner, kind: 'love' },
      { user: reader, kind: 'fire' },
    ]);
  });

  it('keeps the public one of two cards, with what readers put on it', async () => {
    const [owner, reader] = [await addUser('owner2'), await addUser('reader2')];
    const [from, into] = [await addCategory('Red flowers'), await addCategory('Flowers')];
    const rose = { word: 'rose', owner };
    const shown = await addCard({ ...rose, category: from, visibility: 'PUBLIC' });
    const hidden = await addCard({ ...rose, category: into });
    await favour(reader, shown);
    await favour(owner, hidden);

    await merging.merge(from, into);
    expect(await cardsIn(into)).toEqual([shown]);
    expect(await favouredBy(shown)).toEqual([owner, reader]);
  });

  it('leaves the same word of two learners, and personal ones, alone', async () => {
    const [one, other] = [await addUser('learner1'), await addUser('learner2')];
    const [from, into] = [await addCategory('Big tools'), await addCategory('Tools')];
    const cards = [
      await addCard({ word: 'saw', owner: one, category: from }),
      await addCard({ word: 'saw', owner: other, category: into }),
      await addCard({ word: 'saw', owner: other, category: from, source: 'personal' }),
      await addCard({ word: 'saw', owner: one, category: into, source: 'personal' }),
      await addCard({ word: 'saw', owner: one, category: from, source: 'personal' }),
    ];
    await merging.merge(from, into);
    expect(await cardsIn(into)).toEqual(cards);
  });

  it('names the pictures that no card shows any more', async () => {
    const owner = await addUser('painter');
    const [from, into] = [await addCategory('Tall trees'), await addCategory('Trees')];
    await addCard({ word: 'fir', owner, category: from, picture: 'lonely' });
    await addCard({ word: 'fir', owner, category: into });
    await addCard({ word: 'oak', owner, category: from, picture: 'shared' });
    await addCard({ word: 'oak', owner, category: into, picture: 'shared' });

    const { unusedPictures } = await merging.merge(from, into);
    expect(unusedPictures).toEqual(['lonely']);
  });

  it("hands the dictionary's field on to a category without one", async () => {
    const [animals, creatures] = [await addCategory('Fauna', 'fauna'), await addCategory('Life')];
    await merging.merge(animals, creatures);
    const flora = await addCategory('Flora', 'flora');
    await merging.merge(flora, creatures);
    expect(await rows('SELECT field FROM categories WHERE id = $1', [creatures])).toEqual([
      { field: 'fauna' },
    ]);
  });
});
