import type { Category } from '@wordloom/contracts/categories';
import { type WordCard, wordCardsSchema } from '@wordloom/contracts/word-cards';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Learner, type TestApp } from '../support/test-app.ts';

describe('words', () => {
  let product: TestApp;
  let learner: Learner;
  let stranger: Learner;
  let home: number;
  beforeAll(async () => {
    product = await createTestApp();
    [learner, stranger] = [await product.signUp('learner'), await product.signUp('stranger')];
    const { body } = await product.call('get', '/api/category', learner);
    home = (body as Category[]).find(({ name }) => name === 'Home')!.id;
  });
  afterAll(() => product.close());

  const search = (who: Learner, body: object) =>
    product
      .call('post', '/api/view/save/word/multiple', who)
      .send({ userId: who.id, categoryId: home, ...body });
  const save = (who: Learner, body: object) =>
    product.call('post', '/api/view/save/word/single', who).send({
      user: who.id,
      word: 'house',
      languageCode: 'es',
      categoryId: home,
      description: 'Where I live',
      example: 'My house is small.',
      ...body,
    });
  const cardsOf = (answer: { body: unknown }): WordCard[] => wordCardsSchema.parse(answer.body);

  describe('searched in several languages', () => {
    it('give one private card per language, in the order asked for, with a picture each', async () => {
      const answer = await search(learner, {
        word: 'house',
        languageCodes: ['es', 'de', 'fr', 'it'],
      }).expect(201);
      const cards = cardsOf(answer);
      expect(
        cards.map(({ languageCode, translatedWord }) => [languageCode, translatedWord]),
      ).toEqual([
        ['es', 'la casa'],
        ['de', 'das Haus'],
        ['fr', 'la maison'],
        ['it', 'la casa'],
      ]);
      for (const card of cards) {
        expect(card).toMatchObject({
          originalWord: 'house',
          categoryName: 'Home',
          visibility: 'PRIVATE',
          source: 'ai',
          ownerId: learner.id,
          footer: { username: 'learner', languageName: card.languageName },
          reactionSummary: { total: 0, top: [], mine: null },
        });
        await product
          .call('get', card.imageUrl!)
          .expect(200)
          .expect('Content-Type', 'image/webp')
          .expect('X-Content-Type-Options', 'nosniff');
      }
    });

    it('answer the same cards when asked for again, also twenty times at once', async () => {
      const ask = () => search(stranger, { word: 'Haus', languageCodes: ['es', 'en'] });
      const answers = await Promise.all(Array.from({ length: 20 }, ask));
      expect(answers.every(({ status }) => status === 200 || status === 201)).toBe(true);
      const ids = answers.map((answer) => cardsOf(answer).map((card) => card.wordTranslationId));
      expect(new Set(ids.map(String)).size).toBe(1);
      await ask().expect(200);
    });

    it('leave a language out that has no answer', async () => {
      const answer = await search(learner, { word: 'door', languageCodes: ['nl', 'pt'] });
      expect(answer.status).toBe(201);
      expect(cardsOf(answer).map(({ languageCode }) => languageCode)).toEqual(['pt']);
    });

    it('say so when no language has an answer, and store nothing', async () => {
      const before = await product.database.dataSource.query('SELECT count(*) FROM words');
      const { body } = await search(learner, { word: 'qwertz', languageCodes: ['es'] }).expect(404);
      expect(body).toMatchObject({ code: 'translation.not_found' });
      const after = await product.database.dataSource.query('SELECT count(*) FROM words');
      expect(after).toEqual(before);
    });

    it('offer the nearest words to one that is nearly right', async () => {
      const { body } = await search(learner, { word: 'buterfly', languageCodes: ['es'] }).expect(
        404,
      );
      expect(body).toMatchObject({ details: [{ path: 'word', message: 'butterfly' }] });
      const known = await search(learner, { word: 'door', languageCodes: ['nl'] }).expect(404);
      expect(known.body).not.toHaveProperty('details');
    });

    it.each([
      [{ word: ' ' }, 'word.required', 'Word is required'],
      [{ word: '\u200b\u200b' }, 'word.required', 'Word is required'],
      [{ word: 'x'.repeat(21) }, 'word.too_long', 'Word must be 20 characters or less'],
      [{ word: 'a\u0000b' }, 'text.forbidden_characters', undefined],
      [{ word: 'a\u202eb' }, 'text.forbidden_characters', undefined],
      [{ word: { $ne: '' } }, 'request.invalid', 'Word is required'],
      [{ languageCodes: [] }, 'languages.required', 'At least one language is required'],
      [
        { languageCodes: ['es', 'en', 'de', 'fr', 'it'] },
        'languages.too_many',
        '❌ Only 4 languages max',
      ],
      [{ languageCodes: ['xx'] }, 'language.unknown', undefined],
      [{ languageCodes: 'es' }, 'request.invalid', undefined],
      [{ categoryId: 0 }, 'id.invalid', undefined],
      [{ categoryId: 2_147_483_648 }, 'id.invalid', undefined],
      [{ categoryId: '1e3' }, 'id.invalid', undefined],
    ])('refuse %j with %s', async (wrong, code, message) => {
      const answer = await search(learner, { word: 'house', languageCodes: ['es'], ...wrong });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code, ...(message && { message }) });
    });

    it('count twenty characters as people do, not as bytes', async () => {
      const { body } = await search(learner, { word: '🏠'.repeat(20), languageCodes: ['es'] });
      expect(body).toMatchObject({ code: 'translation.not_found' });
    });

    it('refuse a category that does not exist', async () => {
      const wrong = { word: 'house', languageCodes: ['es'], categoryId: 2_147_483_647 };
      await search(learner, wrong).expect(404);
    });

    it("are never made in somebody else's name", async () => {
      const wrong = { word: 'house', languageCodes: ['es'], userId: stranger.id };
      const { body } = await search(learner, wrong).expect(403);
      expect(body).toMatchObject({ code: 'user.mismatch' });
    });
  });

  describe('saved by hand', () => {
    it('keep the typed texts and get their translated word from the dictionary', async () => {
      const [card] = cardsOf(await save(learner, {}).expect(201));
      expect(card).toMatchObject({
        originalWord: 'house',
        translatedWord: 'la casa',
        translatedDescription: 'Where I live',
        translatedExample: 'My house is small.',
        visibility: 'PRIVATE',
        source: 'personal',
      });
    });

    it('keep the typed word where the dictionary knows none', async () => {
      const [card] = cardsOf(await save(learner, { word: 'Fernweh', languageCode: 'nl' }));
      expect(card).toMatchObject({ originalWord: 'Fernweh', translatedWord: 'Fernweh' });
    });

    it('are the same card when saved again with the very same fields, also at once', async () => {
      const ask = () => save(stranger, { visibility: 'PUBLIC' });
      const answers = await Promise.all(Array.from({ length: 10 }, ask));
      const ids = answers.flatMap((answer) =>
        cardsOf(answer).map((card) => card.wordTranslationId),
      );
      expect(new Set(ids).size).toBe(1);
      const other = await save(stranger, { visibility: 'PUBLIC', example: 'Another.' }).expect(201);
      expect(ids).not.toContain(cardsOf(other)[0]!.wordTranslationId);
    });

    it.each([
      [{ description: '' }, 'description.required', 'Description is required'],
      [{ example: '\n' }, 'example.required', 'Example is required'],
      [
        { description: 'x'.repeat(101) },
        'description.too_long',
        'Description must be 100 characters or less',
      ],
      [{ example: 'x'.repeat(101) }, 'example.too_long', 'Example must be 100 characters or less'],
      [{ visibility: 'SECRET' }, 'request.invalid', undefined],
    ])('refuse %j with %s', async (wrong, code, message) => {
      const answer = await save(learner, wrong);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code, ...(message && { message }) });
    });
  });

  describe('listed', () => {
    it('come newest first, eight to a page, with the total and the neighbours in the headers', async () => {
      const all = cardsOf(await product.call('get', `/api/view/my-words/${learner.id}`, learner));
      expect(all.length).toBeGreaterThan(4);
      const ids = all.map(({ wordTranslationId }) => wordTranslationId);
      expect(ids).toEqual([...ids].sort((a, b) => b - a));
      const page = await product
        .call('get', `/api/view/my-words/${learner.id}?page=2&size=3`, learner)
        .expect(200)
        .expect('X-Total-Count', String(all.length));
      expect(cardsOf(page)).toEqual(all.slice(3, 6));
      expect(page.headers['link']).toContain('<?page=1&size=3>; rel="prev"');
    });

    it("hold one's own and everybody's public cards, and nothing else of others", async () => {
      const mine = cardsOf(await product.call('get', '/api/view', learner));
      expect(mine.some(({ ownerId }) => ownerId === learner.id)).toBe(true);
      const foreign = mine.filter(({ ownerId }) => ownerId !== learner.id);
      expect(foreign.length).toBeGreaterThan(0);
      expect(foreign.every(({ visibility }) => visibility === 'PUBLIC')).toBe(true);
    });

    it("are not shown when the path names somebody else's words", async () => {
      await product.call('get', `/api/view/my-words/${stranger.id}`, learner).expect(403);
    });

    it.each(['page=0', 'page=-1', 'page=1.5', 'page=a', 'size=0', 'size=101', 'page=1&page=2'])(
      'refuse %s',
      async (query) => {
        await product.call('get', `/api/view?${query}`, learner).expect(400);
      },
    );
  });
});
