const FORBIDDEN =
  // NUL and other controls (tab and line breaks excepted), lone surrogates, and the characters that
  // reorder text on the screen: none of them can be typed by a learner on purpose.
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/u;

const INVISIBLE = /[\p{White_Space}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** The text as it is stored and measured: NFC-normalised, without outer white space. */
export function normaliseText(text: string): string {
  return text.normalize('NFC').trim();
}

/** Length of a text in Unicode code points after {@link normaliseText}: `'👩'` counts 1, `' é '` counts 1. */
export function textLength(text: string): number {
  return Array.from(normaliseText(text)).length;
}

/** Whether nothing visible is left once white space and format characters are taken away. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === '';
}

/** Whether a text holds characters that are never stored: controls, lone surrogates, bidirectional overrides. */
export function hasForbiddenCharacters(text: string): boolean {
  return FORBIDDEN.test(text);
}

/**
 * The key under which two spellings count as the same word: NFC, lower case, single spaces.
 * Accents stay, because they tell words apart (`año`, `ano`).
 */
export function wordKey(text: string): string {
  return normaliseText(text).toLowerCase().replace(/\s+/gu, ' ');
}

/** The key for look-ups that forgive accents and case: `'Frühstück'` → `'fruhstuck'`, `'Straße'` → `'strasse'`. */
export function foldedKey(text: string): string {
  return wordKey(text)
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}
