import type { DyeName } from '@wordloom/domain/palette';
import { useLanguages } from '#entities/language/model/use-languages.ts';

/** The dye of a language by its code; cards wait in the plainest dye until the languages are here. */
export function useLanguageDye(): (languageCode: string) => DyeName {
  const languages = useLanguages();
  return (languageCode) => languages.find(({ code }) => code === languageCode)?.dye ?? 'walnut';
}
