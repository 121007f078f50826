import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Database } from '#database/database.ts';
import { seedReference, shippedReferenceData } from '#database/seeds/seed-reference.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { CardsRepository } from './cards.repository.ts';
import { type NewCard, WordsRepository } from './words.repository.ts';

describe('the words repository', () => {
  let testDatabase: TestDatabase;
  let words: WordsRepository;
  let cards: CardsRepository;
  let owner: number;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    const database = new Database(testDatabase.dataSource);
    await seedReference(database, shippedReferenceData());
    words = new WordsRepository(database);
    cards = new CardsRepository(database);
    const [user] = await database.query<[{ id: number }]>(
      `INSERT INTO users (username, username_key, email) VALUES ('owner', 'owner', 'o@x.y') RETURNING id`,
    );
    owner = user.id;
  });
  afterAll(() => testDatabase.drop());

  const word = (text: string) => ({
    ownerId: owner,
    categoryId: 1,
    originalWord: text,
    wordKey: text,
  });
  const card = (languageCode: string, change: Partial<NewCard> = {}): NewCard => ({
    languageCode,
    visibility: 'PRIVATE',
    translatedWord: 'la casa',
    description: 'Donde vivo.',
    example: 'Mi casa es pequeña.',
    partOfSpeech: 'noun',
    gender: 'feminine',
    pronunciation: null,
    drawings: ['house'],
    pictureFile: null,
    pictureCredit: null,
    ...change,
  });
  const countWords = async () =>
    (await testDatabase.dataSource.query<[{ count: string }]>('SELECT count(*) FROM words'))[0]
      .count;

  it('adds the languages that are missing and leaves the others as they are', async () => {
    await words.storeLookedUp(word('house'), [card('es')]);
    const [first] = [...(await words.findLookedUp(word('house'))).values()];
    await words.storeLookedUp(word('house'), [
      card('es', { translatedWord: 'el piso' }),
      card('de', { translatedWord: 'das Haus' }),
    ]);
    const found = await words.findLookedUp(word('house'));
    expect([...found.keys()].sort()).toEqual(['de', 'es']);
    expect(found.get('es')).toBe(first);
    const [spanish] = await cards.findByIds(owner, [found.get('es')!]);
    expect(spanish?.translatedWord).toBe('la casa');
  });

  it('stores one word and one card per language when many ask at once', async () => {
    const before = Number(await countWords());
    await Promise.all(
      Array.from({ length: 12 }, () => words.storeLookedUp(word('tree'), [card('es'), card('fr')])),
    );
    expect(Number(await countWords())).toBe(before + 1);
    expect((await words.findLookedUp(word('tree'))).size).toBe(2);
  });

  it('stores nothing of a search when one of its cards cannot be stored', async () => {
    const before = await countWords();
    const tooLong = card('de', { description: 'x'.repeat(101) });
    await expect(words.storeLookedUp(word('moon'), [card('es'), tooLong])).rejects.toThrow();
    expect(await countWords()).toBe(before);
  });

  it('keeps one personal card per fingerprint, and no word without a card', async () => {
    const fingerprint = Buffer.from('same fields');
    const before = Number(await countWords());
    const ids = await Promise.all(
      Array.from({ length: 6 }, () => words.storePersonal(word('sun'), card('es'), fingerprint)),
    );
    expect(ids.filter((id) => id !== undefined)).toHaveLength(1);
    expect(Number(await countWords())).toBe(before + 1);
  });

  it('answers cards in the order asked for and hides what the reader may not see', async () => {
    const found = await words.findLookedUp(word('house'));
    const ids = [found.get('de')!, found.get('es')!];
    const read = await cards.findByIds(owner, ids);
    expect(read.map(({ wordTranslationId }) => wordTranslationId)).toEqual(ids);
    expect(await cards.findByIds(owner + 1, ids)).toEqual([]);
  });
});
