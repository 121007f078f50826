import type { Ref } from 'react';
import { languageChoices } from '#entities/language/model/language-choices.ts';
import { useLanguages } from '#entities/language/model/use-languages.ts';
import { Combobox } from '#shared/ui/combobox.tsx';

interface LanguageFieldProps {
  value: string | null;
  onChange: (code: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** One language out of all. */
export function LanguageField(props: LanguageFieldProps) {
  return <Combobox label="Language" choices={languageChoices(useLanguages())} {...props} />;
}
