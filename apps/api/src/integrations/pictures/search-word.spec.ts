import { expect, it } from 'vitest';
import { searchWord } from './search-word.ts';

it.each([
  ['es', 'el faro', 'faro'],
  ['de', 'Das Haus', 'Haus'],
  ['fr', 'l’arbre', 'arbre'],
  ['it', "un'amica", 'amica'],
  ['it', 'lo  zaino', 'zaino'],
  ['pt', 'a casa', 'casa'],
  ['nl', 'het huis', 'huis'],
  ['en', 'to run', 'run'],
])('looks in %s for %s by %s', (language, word, searched) => {
  expect(searchWord(word, language)).toBe(searched);
});

it.each([
  ['en', 'ice cream'],
  ['en', 'la casa'],
  ['fr', "aujourd'hui"],
  ['de', 'die'],
  ['ja', '家'],
])('looks in %s for %s as it is', (language, word) => {
  expect(searchWord(word, language)).toBe(word);
});
