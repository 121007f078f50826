import { LIMITS } from '@wordloom/contracts/limits';
import { Controller, type Control } from 'react-hook-form';
import type { PersonalWord } from '#features/word-save/model/personal-word-rules.ts';
import type { PersonalWordDraft } from '#features/word-save/model/personal-word.ts';
import { LimitedField } from '#shared/forms/limited-field.tsx';

const loadRules = () => import('@wordloom/contracts/save-words');

const FIELDS = {
  word: {
    label: 'Word',
    limit: { max: LIMITS.word, loadSchema: async () => (await loadRules()).wordSchema },
  },
  description: {
    label: 'Description',
    limit: {
      max: LIMITS.description,
      loadSchema: async () => (await loadRules()).descriptionSchema,
    },
    multiline: true,
  },
  example: {
    label: 'Example',
    limit: { max: LIMITS.example, loadSchema: async () => (await loadRules()).exampleSchema },
    multiline: true,
  },
};

interface WordTextFieldProps {
  control: Control<PersonalWordDraft, unknown, PersonalWord>;
  name: keyof typeof FIELDS;
}

/** One of the texts of a personal word. */
export function WordTextField({ control, name }: WordTextFieldProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <LimitedField {...FIELDS[name]} {...field} error={fieldState.error?.message} />
      )}
    />
  );
}
