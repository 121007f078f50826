import { expect, it } from 'vitest';
import type { Entry, LexiconLanguage, PartOfSpeech } from './concept.ts';
import { display } from './display.ts';

it.each<[Pick<Entry, 'article' | 'lemma'>, PartOfSpeech, LexiconLanguage, string]>([
  [{ article: 'la', lemma: 'casa' }, 'noun', 'es', 'la casa'],
  [{ article: "l'", lemma: 'arbre' }, 'noun', 'fr', "l'arbre"],
  [{ article: 'die', lemma: 'Ferien' }, 'noun', 'de', 'die Ferien'],
  [{ lemma: 'house' }, 'noun', 'en', 'house'],
  [{ lemma: 'eat' }, 'verb', 'en', 'to eat'],
  [{ lemma: 'essen' }, 'verb', 'de', 'essen'],
  [{ lemma: 'rojo' }, 'adjective', 'es', 'rojo'],
])('shows %j, a %s in %s, as %s', (entry, partOfSpeech, language, shown) => {
  expect(display(entry, partOfSpeech, language)).toBe(shown);
});
