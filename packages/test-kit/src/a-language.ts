import type { Language } from '@wordloom/contracts/languages';

/** The first languages of the product in their order, the dye of each being its place here. */
export const LANGUAGES: Language[] = [
  { name: 'spanish', code: 'es' },
  { name: 'english', code: 'en' },
  { name: 'german', code: 'de' },
  { name: 'french', code: 'fr' },
  { name: 'italian', code: 'it' },
  { name: 'portuguese', code: 'pt' },
];
