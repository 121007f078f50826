import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { json, jsonArray, jsonObject, jsonOrNull } from './json-text.ts';

describe('the text of a JSON object', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  async function read(object: string, values: unknown[] = []): Promise<unknown> {
    const [row] = await database.dataSource.query<{ text: string }[]>(
      `SELECT ${object} AS text`,
      values,
    );
    return JSON.parse(row?.text ?? '');
  }

  it('keeps every character of a text', async () => {
    const text = 'a "quoted" \\ back\\slash,\n\t a line }{][ 👍 ñ \u0001 \u2028 end';
    expect(await read(jsonObject({ text: json('$1::text') }), [text])).toEqual({ text });
  });

  it('has numbers, what may be missing as null, and objects inside', async () => {
    const inner = jsonObject({ missing: jsonOrNull('NULL::text'), there: jsonOrNull(`'x'::text`) });
    expect(await read(jsonObject({ id: '7', inner, last: json('true') }))).toEqual({
      id: 7,
      inner: { missing: null, there: 'x' },
      last: true,
    });
  });

  it('has the items of an array in their order', async () => {
    const items = jsonArray(`ARRAY['{"a":1}', '{"a":2}']`);
    expect(await read(jsonObject({ items, none: jsonArray('NULL::text[]') }))).toEqual({
      items: [{ a: 1 }, { a: 2 }],
      none: [],
    });
  });

  it('leaves out what is not known', async () => {
    const known = { gender: 'NULL::text', credit: `'{"author":"Ana"}'::jsonb` };
    expect(await read(jsonObject({ id: '7' }, known))).toEqual({
      id: 7,
      credit: { author: 'Ana' },
    });
  });
});
