import type { ImageCredit } from '@wordloom/contracts/word-cards';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Database } from '#database/database.ts';
import { seedReference, shippedReferenceData } from '#database/seeds/seed-reference.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { CardsRepository } from './cards.repository.ts';
import { TranslationsRepository } from './translations.repository.ts';
import { WordsRepository } from './words.repository.ts';

const CREDIT: ImageCredit = {
  author: 'Zoë 👩‍🚀',
  authorUrl: 'https://unsplash.com/@zoe',
  provider: 'Unsplash',
  providerUrl: 'https://unsplash.com/',
};

describe('the picture of a card', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let translations: TranslationsRepository;
  let owner: number;
  let id: number;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    database = new Database(testDatabase.dataSource);
    await seedReference(database, shippedReferenceData());
    translations = new TranslationsRepository(database);
    const [user] = await database.query<[{ id: number }]>(
      `INSERT INTO users (username, username_key, email) VALUES ('owner', 'owner', 'o@x.y') RETURNING id`,
    );
    owner = user.id;
  });
  afterAll(() => testDatabase.drop());
  beforeEach(async () => {
    await database.query('DELETE FROM words');
    const word = { ownerId: owner, categoryId: 1, originalWord: 'house', wordKey: 'house' };
    const words = new WordsRepository(database);
    await words.storeLookedUp(word, [
      {
        languageCode: 'es',
        visibility: 'PRIVATE',
        translatedWord: 'la casa',
        description: 'Donde vivo.',
        example: 'Mi casa es pequeña.',
        partOfSpeech: null,
        gender: null,
        pronunciation: null,
        drawings: ['house'],
        pictureFile: 'card-first.webp',
        pictureCredit: CREDIT,
      },
    ]);
    id = (await words.findLookedUp(word)).get('es')!;
  });

  const shown = async () => {
    const [card] = await new CardsRepository(database).findByIds(owner, [id]);
    return { imageUrl: card?.imageUrl, imageCredit: card?.imageCredit };
  };

  it('is stored with its credit and read with the word one searches for', async () => {
    expect(await shown()).toEqual({
      imageUrl: '/api/pictures/card-first.webp',
      imageCredit: CREDIT,
    });
    expect(await translations.findPicture(id)).toEqual({
      word: 'la casa',
      languageCode: 'es',
      drawings: ['house'],
      languagePosition: 0,
      variant: 0,
      file: 'card-first.webp',
    });
  });

  it('loses its credit with the photo', async () => {
    const before = (await translations.findPicture(id))!;
    const drawing = { variant: 1, file: 'card-second.webp', credit: null };
    expect(await translations.replacePicture(id, before, drawing)).toBe(true);
    expect(await shown()).toEqual({
      imageUrl: '/api/pictures/card-second.webp',
      imageCredit: undefined,
    });
  });

  it('is replaced by one of those who ask at once', async () => {
    const before = (await translations.findPicture(id))!;
    const replaced = await Promise.all(
      Array.from({ length: 8 }, (_, index) => {
        const credit = { ...CREDIT, author: `Ana ${index}` };
        return translations.replacePicture(id, before, {
          variant: 1,
          file: `card-${index}.webp`,
          credit,
        });
      }),
    );
    expect(replaced.filter(Boolean)).toHaveLength(1);
    const winner = replaced.indexOf(true);
    expect(await shown()).toMatchObject({
      imageUrl: `/api/pictures/card-${winner}.webp`,
      imageCredit: { author: `Ana ${winner}` },
    });
  });

  it.each([
    ['without an author', { author: undefined }],
    ['of a nameless author', { author: '' }],
    ['with a name over 100 characters', { author: 'x'.repeat(101) }],
    ['that leads to a script', { authorUrl: 'javascript:alert(1)' }],
    ['of another provider', { provider: 'Nobody' as 'Pexels' }],
    ['without a provider', { provider: undefined }],
  ])('cannot have a credit %s', async (_, change) => {
    const before = (await translations.findPicture(id))!;
    const credit = { ...CREDIT, ...change } as ImageCredit;
    const next = { variant: 1, file: 'card-second.webp', credit };
    await expect(translations.replacePicture(id, before, next)).rejects.toThrow(/picture_credit/);
    expect(await shown()).toMatchObject({ imageCredit: CREDIT });
  });

  it('cannot be credited when there is none', async () => {
    const update = database.query('UPDATE word_translations SET picture_file = NULL');
    await expect(update).rejects.toThrow(/picture_credit/);
  });
});
