import type { Language } from '@wordloom/contracts/languages';

/** Drops a code that is not offered any more; as long as no languages have arrived, it is kept. */
export function knownCode(languages: readonly Language[], code: string | null): string | null {
  const known = languages.length === 0 || languages.some((language) => language.code === code);
  return known ? code : null;
}

export function knownCodes(languages: readonly Language[], codes: readonly string[]): string[] {
  return codes.filter((code) => knownCode(languages, code) !== null);
}
