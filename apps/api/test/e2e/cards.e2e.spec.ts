import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Category } from '@wordloom/contracts/categories';
import { dashboardSchema } from '@wordloom/contracts/dashboard';
import type { Reaction } from '@wordloom/contracts/reactions';
import { type WordCard, wordCardSchema, wordCardsSchema } from '@wordloom/contracts/word-cards';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Learner, type TestApp } from '../support/test-app.ts';

const ABSENT = 2_147_483_647;

describe('cards', () => {
  let product: TestApp;
  let a: Learner;
  let b: Learner;
  let home: number;
  let aPublic: WordCard;
  let aPrivate: WordCard;
  beforeAll(async () => {
    product = await createTestApp();
    [a, b] = [await product.signUp('aaa'), await product.signUp('bbb')];
    const { body } = await product.call('get', '/api/category', a);
    home = (body as Category[]).find(({ name }) => name === 'Home')!.id;
    aPublic = await save(a, { visibility: 'PUBLIC', description: 'Ein Überraschungshaus' });
    aPrivate = await save(a, { description: 'Geheimes Überraschungshaus' });
  });
  afterAll(() => product.close());

  async function save(who: Learner, change: object = {}): Promise<WordCard> {
    const { body } = await product.call('post', '/api/view/save/word/single', who).send({
      user: who.id,
      word: 'house',
      languageCode: 'de',
      categoryId: home,
      description: 'd',
      example: 'e',
      ...change,
    });
    return wordCardsSchema.parse(body)[0]!;
  }
  const idsOf = (answer: { body: unknown }) =>
    wordCardsSchema.parse(answer.body).map((card) => card.wordTranslationId);
  const rows = () =>
    product.database.dataSource.query<unknown>(
      `SELECT (SELECT count(*) FROM favorites) AS favorites, (SELECT count(*) FROM reactions) AS reactions,
              (SELECT json_agg(t ORDER BY t.id) FROM word_translations t) AS cards`,
    );

  describe('as favourites', () => {
    const add = (who: Learner, id: number, userId = who.id) =>
      product
        .call('post', '/api/favorites', who)
        .send({ userId: String(userId), wordTranslationId: id });

    it('are marked once, listed, and taken back as often as one likes', async () => {
      const id = aPublic.wordTranslationId;
      const { body } = await add(b, id).expect(201);
      expect(body).toEqual({ userId: b.id, wordTranslationId: id });
      await add(b, id).expect(200);
      const { body: list } = await product.call('get', `/api/favorites/${b.id}`, b).expect(200);
      expect(list).toEqual([{ userId: b.id, wordTranslationId: id }]);
      expect(idsOf(await product.call('get', '/api/view/favorite', b))).toEqual([id]);
      const remove = () => product.call('delete', `/api/favorites/${b.id}/${id}`, b).expect(204);
      await remove();
      await remove();
      expect(idsOf(await product.call('get', '/api/view/favorite', b))).toEqual([]);
    });

    it('leave one row after a storm of marking and taking back', async () => {
      const id = aPublic.wordTranslationId;
      const storm = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          index % 2 ? add(b, id) : product.call('delete', `/api/favorites/${b.id}/${id}`, b),
        ),
      );
      expect(storm.every(({ status }) => status >= 200 && status < 300)).toBe(true);
      await add(b, id);
      const { body } = await product.call('get', `/api/favorites/${b.id}`, b);
      expect(body).toHaveLength(1);
    });

    it("are nobody else's to see or change", async () => {
      const before = await rows();
      await product.call('get', `/api/favorites/${a.id}`, b).expect(403);
      await add(b, aPublic.wordTranslationId, a.id).expect(403);
      await product.call('delete', `/api/favorites/${a.id}/1`, b).expect(403);
      expect(await rows()).toEqual(before);
    });
  });

  describe('with reactions', () => {
    const react = (who: Learner, emoji: string, id = aPublic.wordTranslationId) =>
      product
        .call('post', '/api/reactions', who)
        .send({ userId: who.id, wordTranslationId: id, emoji });
    const summary = async () => {
      const { body } = await product.call('get', '/api/view', b);
      return wordCardsSchema
        .parse(body)
        .find((card) => card.wordTranslationId === aPublic.wordTranslationId)!.reactionSummary;
    };

    it('hold one per learner, replaced by the next, counted on the card', async () => {
      const first = (await react(b, 'love').expect(201)).body as Reaction;
      expect(first).toMatchObject({ userId: b.id, emoji: '❤️', kind: 'love' });
      const second = (await react(b, '🔥').expect(200)).body as Reaction;
      expect(second).toEqual({ ...first, emoji: '🔥', kind: 'fire' });
      await react(a, 'fire').expect(201);
      expect(await summary()).toEqual({
        total: 2,
        top: [{ kind: 'fire', emoji: '🔥', count: 2 }],
        mine: second,
      });
      const path = `/api/reactions/word/${aPublic.wordTranslationId}`;
      const { body } = await product.call('get', path, b).expect(200);
      expect(body).toHaveLength(2);
      await product.call('delete', `/api/reactions/${second.id}`, b).expect(204);
      expect((await summary()).mine).toBeNull();
    });

    it('hold one per learner when two devices react at once', async () => {
      const kinds = ['like', 'dislike', 'love', 'fire', 'perfect'];
      const answers = await Promise.all(
        Array.from({ length: 25 }, (_, index) => react(b, kinds[index % 5]!)),
      );
      expect(answers.every(({ status }) => status === 200 || status === 201)).toBe(true);
      const path = `/api/reactions/word/${aPublic.wordTranslationId}`;
      const { body } = await product.call('get', path, b);
      expect((body as Reaction[]).filter(({ userId }) => userId === b.id)).toHaveLength(1);
    });

    it("cannot be taken back by somebody else, nor given in somebody's name", async () => {
      const { body } = await react(a, 'like');
      const before = await rows();
      await product.call('delete', `/api/reactions/${(body as Reaction).id}`, b).expect(403);
      await product.call('delete', `/api/reactions/${ABSENT}`, b).expect(404);
      await product
        .call('post', '/api/reactions', b)
        .send({ userId: a.id, wordTranslationId: aPublic.wordTranslationId, emoji: 'like' })
        .expect(403);
      expect(await rows()).toEqual(before);
    });

    it.each(['', 'LIKE', 'haha', '👍👍', '😀'])('refuse %j', async (emoji) => {
      const { body } = await react(b, emoji).expect(400);
      expect(body).toMatchObject({ code: 'reaction.unknown' });
    });

    it.each(['❤', '❤️', 'love'])('take %j for love', async (emoji) => {
      const { body } = await react(b, emoji);
      expect(body).toMatchObject({ kind: 'love', emoji: '❤️' });
    });
  });

  describe('being edited', () => {
    const edit = (who: Learner, id: number, change: object = {}) =>
      product.call('put', `/api/translations/${id}`, who).send({
        userId: who.id,
        translatedWord: 'das Heim',
        translatedDescription: 'Wo ich wohne.',
        translatedExample: 'Mein Heim ist klein.',
        ...change,
      });

    it('answer the card as it now is', async () => {
      const card = await save(a, { example: 'to be edited' });
      const { body } = await edit(a, card.wordTranslationId).expect(200);
      expect(wordCardSchema.parse(body)).toEqual({
        ...card,
        translatedWord: 'das Heim',
        translatedDescription: 'Wo ich wohne.',
        translatedExample: 'Mein Heim ist klein.',
      });
    });

    it('stay one card when their new texts are saved once more', async () => {
      const card = await save(a, { example: 'first text' });
      await edit(a, card.wordTranslationId, { translatedExample: 'second text' });
      const again = await save(a, { description: 'Wo ich wohne.', example: 'second text' });
      expect(again.wordTranslationId).toBe(card.wordTranslationId);
      const first = await save(a, { example: 'first text' });
      expect(first.wordTranslationId).not.toBe(card.wordTranslationId);
      await edit(a, first.wordTranslationId, { translatedExample: 'second text' }).expect(200);
    });

    it.each([
      [{ translatedWord: ' ' }, 'translated_word.required', 'Translated word is required'],
      [{ translatedWord: 'x'.repeat(21) }, 'translated_word.too_long', undefined],
      [{ translatedDescription: '' }, 'description.required', 'Description is required'],
      [{ translatedExample: 'x'.repeat(101) }, 'example.too_long', undefined],
    ])('refuse %j with %s', async (change, code, message) => {
      const before = await rows();
      const { body } = await edit(a, aPublic.wordTranslationId, change).expect(400);
      expect(body).toMatchObject({ code, ...(message && { message }) });
      expect(await rows()).toEqual(before);
    });
  });

  describe('being deleted', () => {
    it('take their favourites, reactions and picture along, and nothing that others use', async () => {
      const [one, other] = [await save(a, { example: '1' }), await save(a, { example: '2' })];
      expect(one.imageUrl).toBe(other.imageUrl);
      const changed = await product
        .call('post', `/api/view/images/change/${one.wordTranslationId}`, a)
        .expect(200);
      await product.call('get', (changed.body as { message: string }).message).expect(200);
      const id = one.wordTranslationId;
      const body = { userId: a.id, wordTranslationId: id };
      await product.call('post', '/api/favorites', a).send(body).expect(201);
      await product.call('post', '/api/reactions', a).send({ ...body, emoji: 'like' });
      const files = () => readdirSync(path.join(product.dataDir, 'pictures')).length;
      const before = files();
      await product.call('delete', `/api/translations/${id}?userId=${a.id}`, a).expect(204);
      await product.call('delete', `/api/translations/${id}?userId=${a.id}`, a).expect(404);
      expect(files()).toBe(before - 1);
      await product.call('get', other.imageUrl!).expect(200);
      const left = await product.database.dataSource.query<unknown[]>(
        `SELECT FROM words WHERE id = ${one.wordId}
          UNION ALL SELECT FROM favorites WHERE word_translation_id = ${id}
          UNION ALL SELECT FROM reactions WHERE word_translation_id = ${id}`,
      );
      expect(left).toEqual([]);
    });
  });

  describe('having a picture', () => {
    it('get it drawn when somebody first looks at it, and again when its file is lost', async () => {
      const card = await save(a, { word: 'violin', example: 'drawn' });
      const file = path.join(product.dataDir, 'pictures', path.basename(card.imageUrl!));
      rmSync(file, { force: true });
      const first = await product.call('get', card.imageUrl!).expect(200);
      expect(readFileSync(file)).toEqual(first.body);
      rmSync(file);
      const looks = [1, 2, 3].map(() => product.call('get', card.imageUrl!).expect(200));
      for (const { body } of await Promise.all(looks)) expect(body).toEqual(first.body);
    });

    it('share no name that nobody has', async () => {
      await product.call('get', `/api/pictures/card-${'A'.repeat(24)}.webp`).expect(404);
    });
  });

  describe('getting another picture', () => {
    it('never get the same one twice running, by POST or PUT', async () => {
      const card = await save(a, { example: 'pictures' });
      const seen = [card.imageUrl];
      for (const method of ['post', 'put', 'post', 'post', 'put', 'post'] as const) {
        const address = `/api/view/images/change/${card.wordTranslationId}`;
        const { body } = await product.call(method, address, a).expect(200);
        const { message } = body as { message: string };
        expect(message).not.toBe(seen.at(-1));
        await product.call('get', message).expect(200);
        seen.push(message);
      }
      expect(new Set(seen).size).toBeGreaterThanOrEqual(6);
    });
  });

  describe('of somebody else', () => {
    const writes = (id: number): [string, () => Promise<{ status: number; body: unknown }>][] => [
      [
        'edit',
        async () =>
          product.call('put', `/api/translations/${id}`, b).send({
            userId: b.id,
            translatedWord: 'x',
            translatedDescription: 'x',
            translatedExample: 'x',
          }),
      ],
      ['delete', async () => product.call('delete', `/api/translations/${id}?userId=${b.id}`, b)],
      ['picture', async () => product.call('post', `/api/view/images/change/${id}`, b)],
    ];

    it('stay as they are when they are public', async () => {
      const before = await rows();
      for (const [, write] of writes(aPublic.wordTranslationId)) {
        const answer = await write();
        expect(answer.status).toBe(403);
        expect(answer.body).toMatchObject({ code: 'card.not_owner' });
      }
      expect(await rows()).toEqual(before);
    });

    it('answer like ones that do not exist when they are private', async () => {
      const before = await rows();
      const calls = (id: number): [string, () => Promise<{ status: number; body: unknown }>][] => [
        ...writes(id),
        ['reactions', async () => product.call('get', `/api/reactions/word/${id}`, b)],
        [
          'favourite',
          async () =>
            product.call('post', '/api/favorites', b).send({ userId: b.id, wordTranslationId: id }),
        ],
        [
          'react',
          async () =>
            product
              .call('post', '/api/reactions', b)
              .send({ userId: b.id, wordTranslationId: id, emoji: 'like' }),
        ],
      ];
      const absent = calls(ABSENT);
      for (const [index, [, call]] of calls(aPrivate.wordTranslationId).entries()) {
        const [hidden, missing] = [await call(), await absent[index]![1]()];
        expect(hidden.status).toBe(404);
        expect(hidden.body).toEqual(missing.body);
      }
      expect(await rows()).toEqual(before);
    });

    it('are shown in lists, searches and footers only when they are public', async () => {
      const searches = [
        '/api/view',
        '/api/footer',
        `/api/footer?ids=${aPrivate.wordTranslationId},${aPublic.wordTranslationId}`,
        '/api/view/search/lang/de',
        `/api/view/search/categories/${home}`,
        '/api/view/search/description/UBERRASCHUNG',
        '/api/view/search/example/e',
      ];
      for (const address of searches) {
        const { body, headers } = await product.call('get', address, b).expect(200);
        const shown = (body as WordCard[]).map((card) => card.wordTranslationId);
        expect(shown, address).not.toContain(aPrivate.wordTranslationId);
        expect(shown, address).toContain(aPublic.wordTranslationId);
        expect(headers['x-total-count']).toBe(String(shown.length));
      }
    });
  });

  describe('on the dashboard', () => {
    it("are counted by language, category and week, each learner's own alone", async () => {
      const learner = await product.signUp('counter');
      const empty = dashboardSchema.parse(
        (await product.call('get', '/api/view/dashboard', learner).expect(200)).body,
      );
      expect(empty).toMatchObject({ words: 0, favorites: 0, byLanguage: [], recent: [] });
      expect(empty.reactionsReceived).toEqual({ total: 0, top: [] });

      const cards = [
        await save(learner, { visibility: 'PUBLIC' }),
        await save(learner, { languageCode: 'es' }),
        await save(learner, { languageCode: 'es', example: 'another' }),
      ];
      const body = { userId: b.id, wordTranslationId: cards[0]!.wordTranslationId, emoji: 'fire' };
      await product.call('post', '/api/reactions', b).send(body).expect(201);
      const full = dashboardSchema.parse(
        (await product.call('get', '/api/view/dashboard', learner)).body,
      );
      expect(full.words).toBe(3);
      expect(full.byLanguage.map(({ languageCode, count }) => [languageCode, count])).toEqual([
        ['es', 2],
        ['de', 1],
      ]);
      expect(full.byCategory).toEqual([{ categoryId: home, categoryName: 'Home', count: 3 }]);
      expect(full.weeks.at(-1)?.count).toBe(3);
      expect(full.reactionsReceived.top).toEqual([{ kind: 'fire', emoji: '🔥', count: 1 }]);
      expect(full.recent.map((card) => card.wordTranslationId)).toEqual(
        cards.map((card) => card.wordTranslationId).reverse(),
      );
    });
  });

  describe('being searched by text', () => {
    const search = (by: string, text: string) =>
      product.call('get', `/api/view/search/${by}/${encodeURIComponent(text)}`, a);

    it('are found without regard to case and accents, anywhere in the text', async () => {
      const card = await save(a, { description: 'El Árbol está aquí', example: 'Œuvre façade' });
      for (const text of ['arbol', 'ÁRBOL', 'esta aqui', 'A']) {
        expect(idsOf(await search('description', text))).toContain(card.wordTranslationId);
      }
      for (const text of ['oeuvre', 'FACADE', 'ç']) {
        expect(idsOf(await search('example', text))).toContain(card.wordTranslationId);
      }
    });

    it('find %, _ and \\ as they stand', async () => {
      const card = await save(a, { description: String.raw`100%_\ sure`, example: 'signs' });
      for (const text of ['%', '_', '\\', String.raw`%_\ `.trim(), '100%']) {
        expect(idsOf(await search('description', text)), text).toEqual([card.wordTranslationId]);
      }
    });

    it.each(["' OR 1=1 --", '"; DROP TABLE users', '$1', '/', '..', '%25', '?', '#'])(
      'take %j for a text like any other',
      async (text) => {
        await search('description', text).expect(200);
      },
    );

    it.each([
      ['lang', 'xx', 200],
      ['lang', 'es;--', 400],
      ['categories', 'abc', 400],
      ['categories', String(ABSENT), 200],
      ['description', ' ', 400],
      ['description', 'x'.repeat(101), 400],
      ['description', '\u0000', 400],
    ])('answer %s/%j with %i', async (by, text, status) => {
      await search(by, text).expect(status);
    });
  });
});
