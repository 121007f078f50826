import { expect, it } from 'vitest';
import { shareFileName } from '#features/card-share/share-file-name.ts';

it.each([
  ['lighthouse', 'lighthouse-wordloom.png'],
  ['ice cream', 'ice-cream-wordloom.png'],
  ['Frühstück', 'Frühstück-wordloom.png'],
  ['../etc: "pass" <wd>?*|\\', 'etc-pass-wd-wordloom.png'],
  ['灯台', '灯台-wordloom.png'],
  ['???', 'word-wordloom.png'],
])('names the picture of %s %s', (word, name) => {
  expect(shareFileName(word, 'PNG')).toBe(name);
});

it('ends as the format does', () => {
  expect(shareFileName('owl', 'JPG')).toBe('owl-wordloom.jpg');
});
