import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  foldedKey,
  hasForbiddenCharacters,
  isBlank,
  normaliseText,
  textLength,
  wordKey,
} from './text-measure.ts';

describe('text', () => {
  it.each([
    ['house', 5],
    ['  house ', 5],
    ['e\u0301', 1],
    ['👩🏽‍🚀', 4],
    ['日本語', 3],
  ])('%j counts %i', (text, length) => {
    expect(textLength(text)).toBe(length);
  });

  it.each(['', '   ', '\u00a0\u2003', '\u200b\u200d\ufeff', '\u3164'])('%j is blank', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['a\u0000', '\ud800', 'x\udc00', 'a\u202eb', '\u2066a', '\u007f'])(
    '%j is never stored',
    (text) => {
      expect(hasForbiddenCharacters(text)).toBe(true);
    },
  );

  it('of any living script is stored', () => {
    for (const text of ['año', 'Straße', '日本', 'שלום', 'नमस्ते', '👍🏽', 'line\nbreak']) {
      expect(hasForbiddenCharacters(text)).toBe(false);
    }
  });

  it('measures the same before and after it was stored', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(textLength(normaliseText(text))).toBe(textLength(text));
      }),
    );
  });
});

describe('keys', () => {
  it('forget case and repeated blanks, not accents', () => {
    expect(wordKey(' La  Casa ')).toBe('la casa');
    expect(wordKey('Año')).not.toBe(wordKey('ano'));
  });

  it.each([
    ['Frühstück', 'fruhstuck'],
    ['Straße', 'strasse'],
    ['cœur', 'coeur'],
    ['L’Œuf', "l'oeuf"],
  ])('fold %j to %j', (text, key) => {
    expect(foldedKey(text)).toBe(key);
  });
});
