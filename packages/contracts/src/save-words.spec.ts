import { describe, expect, it } from 'vitest';
import { saveMultipleSchema, saveSingleSchema } from './save-words.ts';

const multiple = { userId: 1, word: 'house', categoryId: 2, languageCodes: ['es'] };
const single = {
  user: 1,
  word: 'house',
  languageCode: 'es',
  categoryId: 2,
  description: 'd',
  example: 'e',
};

describe('a save', () => {
  it('arrives normalised, with each language once', () => {
    const body = { ...multiple, userId: '7', word: ' cafe\u0301 ', languageCodes: ['es', 'es'] };
    expect(saveMultipleSchema.parse(body)).toEqual({
      userId: 7,
      word: 'café',
      categoryId: 2,
      languageCodes: ['es'],
    });
  });

  it('is private unless it says otherwise', () => {
    expect(saveSingleSchema.parse(single).visibility).toBe('PRIVATE');
  });

  it.each([
    [{ word: 'x'.repeat(20) }, undefined],
    [{ word: 'x'.repeat(21) }, 'Word must be 20 characters or less'],
    [{ word: undefined }, 'Word is required'],
    [{ languageCodes: [] }, 'At least one language is required'],
    [{ languageCodes: ['aa', 'bb', 'cc', 'dd', 'ee'] }, '❌ Only 4 languages max'],
  ])('with %j says %j', (change, message) => {
    const { error } = saveMultipleSchema.safeParse({ ...multiple, ...change });
    expect(error?.issues[0]?.message).toBe(message);
  });

  it('drops fields nobody asked for', () => {
    const body = JSON.parse(
      `{"role":"admin","__proto__":{"x":1},${JSON.stringify(single).slice(1)}`,
    ) as object;
    const parsed = saveSingleSchema.parse(body);
    expect(parsed).not.toHaveProperty('role');
    expect(parsed).not.toHaveProperty('x');
  });
});
