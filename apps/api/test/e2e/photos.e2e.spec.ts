import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ChangeImageAnswer } from '@wordloom/contracts/translations';
import type { UserExport } from '@wordloom/contracts/users';
import { type WordCard, wordCardsSchema } from '@wordloom/contracts/word-cards';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RemotePictures } from '#integrations/remote-pictures/remote-pictures.ts';
import {
  PHOTO_KEY,
  type PhotoProvider,
  photoFor,
  startPhotoProvider,
} from '../support/providers/photo-provider.ts';
import { type PictureHost, startPictureHost } from '../support/providers/picture-host.ts';
import { createTestApp, type Learner, type TestApp } from '../support/test-app.ts';

describe('cards with photos', () => {
  let provider: PhotoProvider;
  let host: PictureHost;
  let product: TestApp;
  let learner: Learner;
  let words = 0;
  beforeAll(async () => {
    [provider, host] = await Promise.all([startPhotoProvider(), startPictureHost()]);
    product = await createTestApp({
      IMAGE_PROVIDER: 'pexels',
      PEXELS_API_KEY: PHOTO_KEY,
      PEXELS_API_URL: `${provider.url}/`,
      RATE_LIMIT_PICTURES: '40',
    });
    product.app.get(RemotePictures).network = host.network;
  });
  afterAll(async () => {
    await product.close();
    await Promise.all([provider.close(), host.close()]);
  });
  beforeEach(async () => {
    provider.answer = undefined;
    provider.alter = (photo) => photo;
    provider.photos = 40;
    provider.asked = [];
    host.asked = [];
    host.answer = (request, response) =>
      void photoFor(request.url ?? '').then((photo) => response.end(photo));
    words += 1;
    learner = await product.signUp(`learner${words}`);
  });

  const search = async (word: string, languageCodes: string[]) => {
    const body = { userId: learner.id, word, categoryId: 3, languageCodes };
    const address = '/api/view/save/word/multiple';
    const answer = await product.call('post', address, learner).send(body).expect(201);
    return wordCardsSchema.parse(answer.body);
  };
  const house = async (): Promise<WordCard> => (await search('house', ['es']))[0]!;
  const change = ({ wordTranslationId }: WordCard) =>
    product.call('post', `/api/view/images/change/${wordTranslationId}`, learner);
  const changed = async (card: WordCard) =>
    (await change(card).expect(200)).body as ChangeImageAnswer;
  const shown = async ({ wordTranslationId }: WordCard) => {
    const { body } = await product.call('get', `/api/view/my-words/${learner.id}`, learner);
    return (body as WordCard[]).find((card) => card.wordTranslationId === wordTranslationId)!;
  };
  const files = () => readdirSync(path.join(product.dataDir, 'pictures')).toSorted();
  /** Every file is the picture of a card, and every card's is there. */
  const expectNoStrayFile = async () => {
    const rows = await product.database.dataSource.query<{ file: string }[]>(
      'SELECT DISTINCT picture_file AS file FROM word_translations',
    );
    expect(files()).toEqual(rows.map(({ file }) => file).toSorted());
  };
  const creditOf = (index: number) => ({
    author: `Ana ${index}`,
    authorUrl: `https://www.pexels.com/@ana-${index}`,
    provider: 'Pexels',
    providerUrl: `https://www.pexels.com/photo/a-photo-${index}/`,
  });

  it('begin with the first photo of each word, asked for in its language', async () => {
    const cards = await search('house', ['es', 'de', 'fr', 'it']);
    expect(cards.map(({ imageCredit }) => imageCredit)).toEqual(Array(4).fill(creditOf(0)));
    expect(
      provider.asked.map(({ query }) => `${query['locale']} ${query['query']}`).toSorted(),
    ).toEqual(['de-DE Haus', 'es-ES casa', 'fr-FR maison', 'it-IT casa']);
    const { body } = await product.call('get', cards[0]!.imageUrl!).expect(200);
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ width: 960, height: 600 });
  });

  it('begin with an illustration when the provider is slow, sooner than a change gives up', async () => {
    const card = await house();
    provider.answer = () => undefined;
    const giveUp = change(card).then(({ status }) => status);
    const cards = await search('door', ['es', 'de', 'fr', 'it']);
    expect(await Promise.race([giveUp, Promise.resolve('still waiting')])).toBe('still waiting');
    expect(await giveUp).toBe(502);
    for (const card of cards) {
      expect(card.imageCredit).toBeUndefined();
      await product.call('get', card.imageUrl!).expect(200);
    }
    provider.answer = undefined;
    expect(await changed(cards[0]!)).toMatchObject({ imageCredit: creditOf(1) });
  });

  it('of one’s own words begin with a photo of the translated word', async () => {
    const { body } = await product
      .call('post', '/api/view/save/word/single', learner)
      .send({
        user: learner.id,
        word: 'house',
        languageCode: 'es',
        categoryId: 3,
        description: 'Where I live',
        example: 'My house is small.',
        visibility: 'PUBLIC',
      })
      .expect(201);
    expect((body as WordCard[])[0]?.imageCredit).toEqual(creditOf(0));
    expect(provider.asked[0]?.query).toMatchObject({ query: 'casa' });
  });

  it('get the next photo with its credit, a dozen quickly, and leave no file behind', async () => {
    const card = await house();
    for (let index = 1; index <= 12; index += 1) {
      const answer = await changed(card);
      expect(answer).toEqual({
        message: expect.stringMatching(/^\/api\/pictures\/card-/) as string,
        imageCredit: creditOf(index),
      });
      expect(await shown(card)).toMatchObject({
        imageUrl: answer.message,
        imageCredit: creditOf(index),
      });
    }
    await expectNoStrayFile();
  });

  it('get an illustration without a credit when there is no photo, and photos again later', async () => {
    const card = await house();
    provider.photos = 0;
    expect(Object.keys(await changed(card))).toEqual(['message']);
    expect(await shown(card)).not.toHaveProperty('imageCredit');
    provider.photos = 40;
    expect(await changed(card)).toMatchObject({ imageCredit: creditOf(2) });
  });

  it('alternate between their only photo and illustrations', async () => {
    provider.photos = 1;
    const card = await house();
    const seen = [card.imageUrl];
    for (let round = 0; round < 4; round += 1) seen.push((await changed(card)).message);
    seen.slice(1).forEach((message, index) => expect(message).not.toBe(seen[index]));
  });

  it('all change when three devices ask at once, and leave no file behind', async () => {
    const card = await house();
    const answers = await Promise.all(Array.from({ length: 3 }, () => change(card)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const messages = answers.map(({ body }) => (body as ChangeImageAnswer).message);
    expect(new Set(messages).size).toBe(3);
    expect(messages).toContain((await shown(card)).imageUrl);
    await expectNoStrayFile();
  });

  it.each([
    ['status 401', () => void (provider.answer = (_, r) => r.writeHead(401).end('{}'))],
    ['status 429', () => void (provider.answer = (_, r) => r.writeHead(429).end('{}'))],
    ['status 500', () => void (provider.answer = (_, r) => r.writeHead(500).end())],
    ['HTML', () => void (provider.answer = (_, r) => r.end('<html>'))],
    ['a redirect', () => void (provider.answer = (_, r) => r.writeHead(302, { location: '/' }).end())],
    ['a closed door', () => void (provider.answer = (_, r) => void r.destroy())],
    ['photos at private addresses', () => void (provider.alter = (p) => ({ ...p, src: { large2x: 'https://10.0.0.1/x' } }))],
    ['photos that are gone', () => void (host.answer = (_, r) => r.writeHead(404).end())],
    ['photos that are moved', () => void (host.answer = (_, r) => r.writeHead(302, { location: '/' }).end())],
    ['photos that are no pictures', () => void (host.answer = (_, r) => r.end('<svg/>'))],
  ])('keep their picture when the provider answers with %s', async (_, play) => {
    const card = await house();
    const before = [await shown(card), files()];
    play();
    const { body, headers } = await change(card).expect(502);
    expect(body).toMatchObject({ code: 'picture.unavailable', message: 'Failed to change image' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect([await shown(card), files()]).toEqual(before);
    await product.call('get', card.imageUrl!).expect(200);
  }); // prettier-ignore

  it('leave no file behind when they are deleted while a photo is on its way', async () => {
    const card = await house();
    const [asked, released] = [Promise.withResolvers<true>(), Promise.withResolvers<true>()];
    host.answer = (request, response) => {
      asked.resolve(true);
      const photo = released.promise.then(() => photoFor(`${request.url} of a deleted card`));
      void photo.then((content) => response.end(content));
    };
    const answer = change(card).then(({ status }) => status);
    await asked.promise;
    await product
      .call('delete', `/api/translations/${card.wordTranslationId}?userId=${learner.id}`, learner)
      .expect(204);
    released.resolve(true);
    expect(await answer).toBe(404);
    await expectNoStrayFile();
  });

  it('hold no connection to the database while a slow provider is waited for', async () => {
    const card = await house();
    provider.answer = () => undefined;
    const changes = Array.from({ length: 25 }, () => change(card).then(({ status }) => status));
    const reads = Array.from({ length: 25 }, () =>
      product.call('get', `/api/view/my-words/${learner.id}`, learner),
    );
    for (const { status } of await Promise.all(reads)) expect(status).toBe(200);
    const slowest = await Promise.race([Promise.all(changes), Promise.resolve('still waiting')]);
    expect(slowest).toBe('still waiting');
    expect(new Set(await Promise.all(changes))).toEqual(new Set([502]));
  });

  it('are asked for only so often by one learner, whose picture then stays', async () => {
    const card = await house();
    provider.answer = (_request, response) => response.writeHead(500).end();
    const answers = await Promise.all(Array.from({ length: 42 }, () => change(card)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 502)).toHaveLength(40);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect(await shown(card)).toMatchObject({ imageUrl: card.imageUrl });
  });

  it('stand in the export of the account with their credit', async () => {
    const card = await house();
    const { body } = await product.call('get', `/api/users/${learner.id}/export`, learner);
    expect((body as UserExport).cards).toEqual([
      expect.objectContaining({
        wordTranslationId: card.wordTranslationId,
        imageCredit: creditOf(0),
      }),
    ]);
  });
});
