/** What may stand before a word in a dictionary: articles, and the "to" of English verbs. */
const BEFORE: Readonly<Record<string, string>> = {
  ca: "el la els les l' un una uns unes",
  de: 'der die das ein eine',
  en: 'the a an to',
  es: 'el la los las un una unos unas',
  fr: "le la les l' un une des",
  it: "il lo la i gli le l' un uno una un'",
  nl: 'de het een',
  pt: 'o a os as um uma uns umas',
  sv: 'en ett',
};

const ELIDED = /^(\p{L}+['’])(.+)$/u;
const WHOLE = /^(\p{L}+)\s+(.+)$/u;

/** A card's word as one searches for it: `el faro` → `faro`, `l'arbre` → `arbre`, `ice cream` as it is. */
export function searchWord(word: string, languageCode: string): string {
  const known = BEFORE[languageCode]?.split(' ') ?? [];
  const [, first = '', rest = ''] = ELIDED.exec(word) ?? WHOLE.exec(word) ?? [];
  return known.includes(first.toLowerCase().replace('’', "'")) ? rest.trim() : word;
}
