import { readdirSync } from 'node:fs';
import path from 'node:path';
import { userExportSchema } from '@wordloom/contracts/users';
import { type WordCard, wordCardsSchema } from '@wordloom/contracts/word-cards';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Learner, type TestApp } from '../support/test-app.ts';

describe('an account', () => {
  let product: TestApp;
  let home: number;
  beforeAll(async () => {
    product = await createTestApp();
    const [category] = await rows<{ id: number }>("SELECT id FROM categories WHERE name = 'Home'");
    home = category!.id;
  });
  afterAll(() => product.close());

  const rows = <Row>(text: string, values: unknown[] = []) =>
    product.database.dataSource.query<Row[]>(text, values);
  const save = async (who: Learner, body: object): Promise<WordCard> => {
    const answer = await product.call('post', '/api/view/save/word/single', who).send({
      user: who.id,
      word: 'house',
      languageCode: 'es',
      categoryId: home,
      description: 'd',
      example: 'e',
      visibility: 'PUBLIC',
      ...body,
    });
    const [card] = wordCardsSchema.parse(answer.body);
    // Somebody looks at it: only then is its picture drawn.
    await product.call('get', card!.imageUrl!).expect(200);
    return card!;
  };
  const stored = () => readdirSync(path.join(product.dataDir, 'pictures')).sort();
  const TABLES =
    'users sessions identities links registrations words word_translations favorites reactions';
  const everything = async () => {
    const counts = TABLES.split(' ').map(
      (table) => `(SELECT count(*)::integer FROM ${table}) AS ${table}`,
    );
    return (await rows<Record<string, number>>(`SELECT ${counts.join(', ')}`))[0]!;
  };
  const avatarOf = async (who: Learner) => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { body } = await product
      .call('post', `/api/users/${who.id}/avatar`, who)
      .attach('file', png, 'a.png')
      .expect(200);
    return path.basename((body as { imageUrl: string }).imageUrl);
  };
  const fileOf = (card: WordCard) => path.basename(card.imageUrl!);

  it('goes with all it owns, and nothing of anybody else does', async () => {
    const stays = await product.signUp('stays');
    const shared = await save(stays, {});
    const before = await everything();
    const files = stored();

    const leaves = await product.signUp('leaves');
    const [same, alone] = [
      await save(leaves, {}),
      await save(leaves, { word: 'window', languageCode: 'de' }),
    ];
    expect(fileOf(same)).toBe(fileOf(shared));
    expect(fileOf(alone)).not.toBe(fileOf(shared));
    const avatar = await avatarOf(leaves);
    expect(stored()).toEqual([...files, avatar, fileOf(alone)].sort());
    await rows('INSERT INTO favorites (user_id, word_translation_id) VALUES ($1, $3), ($2, $4)', [
      leaves.id,
      stays.id,
      shared.wordTranslationId,
      alone.wordTranslationId,
    ]);
    await rows(
      "INSERT INTO reactions (user_id, word_translation_id, kind) VALUES ($1, $3, 'love'), ($2, $4, 'fire')",
      [leaves.id, stays.id, shared.wordTranslationId, alone.wordTranslationId],
    );
    await rows("INSERT INTO identities (user_id, provider, subject) VALUES ($1, 'github', '1')", [
      leaves.id,
    ]);
    await product.call('put', `/api/users/${leaves.id}`, leaves).send({ email: 'new@example.com' });
    const { body } = await product
      .call('post', '/auth/login')
      .send({ email: leaves.email, password: leaves.password });
    const { token: elsewhere } = body as { token: string };

    await product.call('delete', `/api/users/${leaves.id}`, leaves).expect(204);

    expect(await everything()).toEqual(before);
    expect(stored()).toEqual(files);
    for (const token of [leaves.token, elsewhere]) {
      await product.call('get', '/api/language', token).expect(401);
    }
    await product
      .call('post', '/auth/login')
      .send({ email: leaves.email, password: leaves.password })
      .expect(401);
    await product.call('get', `/api/users/${leaves.id}`, stays).expect(404);
    expect(await rows('SELECT FROM mail_outbox WHERE recipient = $1', [leaves.email])).toEqual([]);
    await product.signUp('leaves');
  });

  it('keeps no registration of an address it had before', async () => {
    const learner = await product.signUp('wanderer');
    await rows("UPDATE users SET email = 'elsewhere@example.com' WHERE id = $1", [learner.id]);
    await rows('UPDATE registrations SET email = $1 WHERE email = $2', [
      'elsewhere@example.com',
      learner.email,
    ]);
    await product.call('delete', `/api/users/${learner.id}`, learner).expect(204);
    expect(await rows("SELECT FROM registrations WHERE username = 'wanderer'")).toEqual([]);
  });

  it('is nobody else’s to remove or to export', async () => {
    const [learner, stranger] = [await product.signUp('owner'), await product.signUp('nosy')];
    await save(learner, { description: 'mine' });
    const before = await everything();
    for (const [method, suffix] of [
      ['delete', ''],
      ['get', '/export'],
    ] as const) {
      const { body } = await product
        .call(method, `/api/users/${learner.id}${suffix}`, stranger)
        .expect(403);
      expect(body).toMatchObject({ code: 'user.mismatch' });
    }
    expect(await everything()).toEqual(before);
  });

  it('goes once when its removal is asked for many times at once', async () => {
    const learner = await product.signUp('hasty');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => product.call('delete', `/api/users/${learner.id}`, learner)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(204);
    expect(statuses.every((status) => status === 204 || status === 401)).toBe(true);
  });

  it('is exported whole, as a file, without what is secret or another’s', async () => {
    const [learner, other] = [await product.signUp('keeper'), await product.signUp('other')];
    const own = await save(learner, { visibility: 'PRIVATE' });
    const foreign = await save(other, { word: 'door' });
    const hidden = await save(other, { word: 'key' });
    await rows('INSERT INTO favorites (user_id, word_translation_id) VALUES ($1, $2), ($1, $3)', [
      learner.id,
      foreign.wordTranslationId,
      hidden.wordTranslationId,
    ]);
    await rows(
      "INSERT INTO reactions (user_id, word_translation_id, kind) VALUES ($1, $2, 'love'), ($1, $3, 'fire')",
      [learner.id, foreign.wordTranslationId, hidden.wordTranslationId],
    );
    await rows("UPDATE word_translations SET visibility = 'PRIVATE' WHERE id = $1", [
      hidden.wordTranslationId,
    ]);
    await rows("INSERT INTO identities (user_id, provider, subject) VALUES ($1, 'google', '42')", [
      learner.id,
    ]);
    const answer = await product
      .call('get', `/api/users/${learner.id}/export`, learner)
      .expect(200)
      .expect('Content-Type', /^application\/json/)
      .expect('Content-Disposition', 'attachment; filename="wordloom-export.json"');
    const strict = userExportSchema.parse(answer.body);
    expect(answer.body).toEqual(strict);
    expect(strict).toMatchObject({
      user: { id: learner.id, username: 'keeper', email: learner.email, pendingEmail: null },
      identities: [{ provider: 'google' }],
      sessions: [{ current: true }],
      cards: [own],
      favorites: [{ wordTranslationId: foreign.wordTranslationId }],
      reactions: [{ wordTranslationId: foreign.wordTranslationId, kind: 'love', emoji: '❤️' }],
    });
    expect(answer.text).not.toMatch(/argon2|token|subject|hash/i);
  });
});
