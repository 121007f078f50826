import type { ShareFormat } from '#features/card-share/share-format.ts';

const SUFFIX = '-wordloom';
const UNSAFE = /[^\p{Letter}\p{Mark}\p{Number}]+/gu;

/** `lighthouse` → `lighthouse-wordloom.png`. Letters of all languages stay; everything else becomes a hyphen. */
export function shareFileName(originalWord: string, format: ShareFormat): string {
  const safe = originalWord
    .normalize('NFC')
    .replace(UNSAFE, '-')
    .replace(/^-+|-+$/g, '');
  return `${safe === '' ? 'word' : safe}${SUFFIX}.${format.toLowerCase()}`;
}
