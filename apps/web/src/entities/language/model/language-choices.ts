import type { DyedLanguage } from '#entities/language/model/use-languages.ts';
import type { Choice } from '#shared/ui/combobox-choice.ts';

export function languageChoices(languages: readonly DyedLanguage[]): Choice<string>[] {
  return languages.map(({ code, label, dye }) => ({ value: code, label, dye }));
}
