import { describe, expect, it } from 'vitest';
import { readTranslation } from './read-translation.ts';

const answer = (languageCode: string, word: string, texts: object = {}) => ({
  languageCode,
  word,
  description: word,
  example: word,
  partOfSpeech: null,
  gender: null,
  pronunciation: null,
  emoji: null,
  ...texts,
});

describe('a translation of a model', () => {
  it.each([
    ['es', 'el año'],
    ['pl', 'żółw'],
    ['ja', 'Tシャツ'],
    ['ja', 'コーヒー'],
    ['zh', 'T恤'],
    ['ko', '커피'],
    ['ru', 'кофе'],
    ['el', 'ο καφές'],
    ['de', 'das 1×1'],
    ['hi', 'कॉफ़ी'],
  ])('into %s may be %s', (code, word) => {
    expect(readTranslation(code, answer(code, word))).toHaveProperty('translation.word', word);
  });

  it.each([
    ['es', '猫'],
    ['es', 'gato 猫'],
    ['ja', 'cat'],
    ['zh', 'ネコ'],
    ['ru', 'kot'],
    ['de', '...'],
    ['de', 'Hut \u{E000}'],
    ['de', 'Hut \uFFFD'],
  ])('into %s cannot be %s', (code, word) => {
    expect(readTranslation(code, answer(code, word))).toHaveProperty('problem');
  });

  it('brings its drawing by its emoji, with or without what selects the coloured form', () => {
    const drawings = ['❤️', '❤', '🏠', 'no emoji'].map((emoji) => {
      const reading = readTranslation('en', answer('en', 'love', { emoji }));
      return 'translation' in reading ? reading.translation.drawings : undefined;
    });
    expect(drawings).toEqual([['red-heart'], ['red-heart'], ['house'], []]);
  });

  it.each([
    ['/kæt/', 'kæt'],
    ['[ˈhaʊs]', 'ˈhaʊs'],
    [' ', undefined],
  ])('has the pronunciation %s without its brackets', (given, kept) => {
    const reading = readTranslation('en', answer('en', 'cat', { pronunciation: given }));
    expect('translation' in reading && reading.translation.pronunciation).toBe(kept);
  });

  it('says in words what is wrong, for the model to mend', () => {
    const reading = readTranslation('en', answer('en', 'x'.repeat(21), { gender: 'common' }));
    expect(reading).toMatchObject({ problem: expect.stringContaining('word: Word must be 20') });
  });
});
