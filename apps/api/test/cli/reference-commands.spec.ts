import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminDesk, openAdminDesk } from '../support/admin-desk.ts';

describe('the admin commands while Wordloom is running', { timeout: 60_000 }, () => {
  let desk: AdminDesk;

  beforeAll(async () => {
    desk = await openAdminDesk();
  });

  afterAll(() => desk.close());

  it('add a language after the others and take it off the list without losing it', async () => {
    expect(await desk.adminJson('language', 'add', 'da', 'Danish', '--featured')).toEqual({
      code: 'da',
      name: 'Danish',
      featured: true,
      enabled: true,
      position: 12,
    });
    expect(await desk.admin('language', 'disable', 'da')).toEqual({
      code: 0,
      stdout: 'Danish (da) is disabled now.\n',
      stderr: '',
    });
    const { stdout } = await desk.admin('language', 'list');
    expect(stdout.split('\n').filter((line) => /^(CODE|es|da)/.test(line))).toEqual([
      'CODE  NAME        FEATURED  STATE',
      'es    Spanish     yes       offered',
      'da    Danish      yes       disabled',
    ]);
    expect(await desk.adminJson('language', 'enable', 'da')).toMatchObject({ enabled: true });
  });

  it('list the languages in their order for scripts', async () => {
    const languages = (await desk.adminJson('language', 'list')) as { code: string }[];
    expect(languages.map(({ code }) => code).slice(0, 12)).toEqual(
      'es en de fr it pt nl pl sv ca ja zh'.split(' '),
    );
  });

  it('name a category by its id or its name, whatever its case, to rename it', async () => {
    const { id } = (await desk.adminJson('category', 'add', ' Musik ')) as { id: number };
    expect((await desk.admin('category', 'rename', String(id), 'Music')).stdout).toBe(
      'Musik is named Music now.\n',
    );
    expect(await desk.adminJson('category', 'rename', 'MUSIC', 'Músic')).toEqual({
      id,
      name: 'Músic',
    });
    expect((await desk.admin('category', 'list')).stdout).toContain(`${id}  Músic `);
  });

  it('merge a category away for good, words that are in both and their pictures included', async () => {
    const pictures = path.join(desk.dataDir, 'pictures');
    mkdirSync(pictures, { recursive: true });
    for (const word of ['owl', 'fox'])
      writeFileSync(path.join(pictures, `card-of-the-${word}.webp`), '');
    await desk.rows(
      `WITH
       owner AS (INSERT INTO users (username, username_key) VALUES ('ada', 'ada') RETURNING id),
       kept AS (
         INSERT INTO words (owner_id, category_id, source, original_word, word_key)
         SELECT owner.id, c.id, 'ai', word, word FROM owner, categories c,
           (VALUES ('animals', 'owl'), ('animals', 'fox'), ('nature', 'owl')) AS w (field, word)
          WHERE c.field = w.field RETURNING id, owner_id, category_id, word_key
       )
       INSERT INTO word_translations (word_id, owner_id, category_id, language_code,
         translated_word, description, example, picture_file)
       SELECT kept.id, owner_id, category_id, 'es', 'búho', 'ave', 'Un búho.',
              CASE field WHEN 'animals' THEN format('card-of-the-%s.webp', word_key) END
         FROM kept JOIN categories c ON c.id = category_id`,
    );

    expect(await desk.admin('category', 'merge', 'animals', 'Nature')).toEqual({
      code: 0,
      stdout:
        'Moved 2 words from Animals into Nature; 1 word joined the same word there, and 1 double card went.\n',
      stderr: '',
    });
    const categories = (await desk.adminJson('category', 'list')) as {
      name: string;
      words: number;
    }[];
    expect(categories.find(({ name }) => name === 'Nature')).toMatchObject({ words: 2 });
    expect(categories.find(({ name }) => name === 'Animals')).toBeUndefined();
    expect(readdirSync(pictures)).toEqual(['card-of-the-fox.webp']);
  });

  it('leave the server of the running Wordloom alone', async () => {
    await desk.adminJson('db', 'status');
    expect(await desk.rows('SELECT 1 AS alive')).toEqual([{ alive: 1 }]);
  });
});
