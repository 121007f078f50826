import { LIMITS } from '@wordloom/contracts/limits';
import type { Ref } from 'react';
import { knownCodes } from '#entities/language/model/known-codes.ts';
import { languageChoices } from '#entities/language/model/language-choices.ts';
import { useLanguages } from '#entities/language/model/use-languages.ts';
import { notify } from '#shared/toast/toast.ts';
import { MultiCombobox } from '#shared/ui/multi-combobox.tsx';

interface LanguagesFieldProps {
  value: readonly string[];
  onChange: (codes: string[]) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** The languages to search in; one too many is refused with a word. */
export function LanguagesField({ value, onChange, ...field }: LanguagesFieldProps) {
  const languages = useLanguages();
  const change = (codes: string[]) => {
    if (codes.length <= LIMITS.languagesPerSearch) onChange(codes);
    else void refuse(codes);
  };
  return (
    <MultiCombobox
      {...field}
      label="Languages"
      choices={languageChoices(languages)}
      value={knownCodes(languages, value)}
      onChange={change}
    />
  );
}

async function refuse(codes: string[]): Promise<void> {
  const rules = await import('@wordloom/contracts/save-words').catch(() => null);
  const issue = rules?.languageCodesSchema.safeParse(codes).error?.issues[0];
  if (issue) notify.error(issue.message);
}
