import type { Language } from '@wordloom/contracts/languages';

/** Drops codes that are not offered any more; as long as the languages have not arrived, all are kept. */
export function knownCodes(languages: readonly Language[], codes: readonly string[]): string[] {
  if (languages.length === 0) return [...codes];
  return codes.filter((code) => languages.some((language) => language.code === code));
}
