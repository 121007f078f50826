import { number, oneOf, text, textList, type Codec } from '#shared/storage/codecs.ts';

export const FILTER_TYPES = ['language', 'category', 'description', 'example'] as const;
export type FilterType = (typeof FILTER_TYPES)[number];

/** Everything the client remembers between visits, besides the session and the theme. */
const TABLE = {
  filterType: oneOf(FILTER_TYPES),
  filterInput: text,
  filterSelectedLang: text,
  filterSelectedCategory: number,
  custom_selectedLanguage: text,
  custom_selectedCategory: number,
  multi_searchWord: text,
  multi_selectedLanguageCodes: textList,
  multi_selectedCategory: number,
  selectedLanguageCodes: textList,
} as const;

type Table = typeof TABLE;
export type RememberedKey = keyof Table;
export type Remembered<K extends RememberedKey> = Table[K] extends Codec<infer T> ? T : never;

const codecOf = <K extends RememberedKey>(key: K) => TABLE[key] as unknown as Codec<Remembered<K>>;

/** The remembered value, or null when there is none or it no longer makes sense. */
export function readRemembered<K extends RememberedKey>(key: K): Remembered<K> | null {
  const stored = localStorage.getItem(key);
  return stored === null ? null : codecOf(key).decode(stored);
}

export function remember<K extends RememberedKey>(key: K, value: Remembered<K>): void {
  localStorage.setItem(key, codecOf(key).encode(value));
}

export function forget(...keys: RememberedKey[]): void {
  for (const key of keys) localStorage.removeItem(key);
}
