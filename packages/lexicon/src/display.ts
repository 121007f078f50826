import type { Entry, LexiconLanguage, PartOfSpeech } from './concept.ts';

/** The word as a card shows it: `la casa`, `l'arbre`, `die Ferien`; an English verb with "to". */
export function display(
  entry: Pick<Entry, 'article' | 'lemma'>,
  partOfSpeech: PartOfSpeech,
  language: LexiconLanguage,
): string {
  if (language === 'en' && partOfSpeech === 'verb') return `to ${entry.lemma}`;
  if (entry.article === undefined) return entry.lemma;
  return entry.article.endsWith("'")
    ? `${entry.article}${entry.lemma}`
    : `${entry.article} ${entry.lemma}`;
}
