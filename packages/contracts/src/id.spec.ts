import { describe, expect, it } from 'vitest';
import { idSchema } from './id.ts';

describe('an id', () => {
  it.each([1, '1', 2_147_483_647, '2147483647'])('may be %j', (id) => {
    expect(idSchema.parse(id)).toBe(Number(id));
  });

  it.each([
    'abc',
    '0',
    0,
    -1,
    '-1',
    1.5,
    '1.5',
    '1e3',
    '07',
    ' 7',
    '7 ',
    2_147_483_648,
    '',
    null,
    [7],
    {},
    NaN,
  ])('is never %j', (id) => {
    expect(idSchema.safeParse(id).success).toBe(false);
  });
});
