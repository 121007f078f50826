import { LIMITS } from '@wordloom/contracts/limits';
import { descriptionSchema, exampleSchema, wordSchema } from '@wordloom/contracts/save-words';
import { Controller, type Control } from 'react-hook-form';
import type { PersonalWord, PersonalWordDraft } from '#features/word-save/model/personal-word.ts';
import { LimitedField } from '#shared/forms/limited-field.tsx';

const FIELDS = {
  word: { label: 'Word', limit: { max: LIMITS.word, schema: wordSchema } },
  description: {
    label: 'Description',
    limit: { max: LIMITS.description, schema: descriptionSchema },
    multiline: true,
  },
  example: {
    label: 'Example',
    limit: { max: LIMITS.example, schema: exampleSchema },
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
