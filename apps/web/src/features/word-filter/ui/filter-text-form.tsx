import { LIMITS } from '@wordloom/contracts/limits';
import { isBlank, normaliseText, textLength } from '@wordloom/domain/text-measure';
import { Search } from 'lucide-react';
import { Controller, useForm } from 'react-hook-form';
import { LimitedField } from '#shared/forms/limited-field.tsx';
import { Button } from '#shared/ui/button.tsx';

const TEXT_LIMIT = {
  max: LIMITS.searchText,
  loadSchema: async () => (await import('@wordloom/contracts/card-search')).searchTextSchema,
};

interface FilterTextFormProps {
  label: string;
  placeholder: string;
  /** What is being looked for. */
  text: string;
  onSearch: (text: string) => void;
}

/** A text to look for. Blank ones are not applied, and neither are too long ones. */
export function FilterTextForm({ label, placeholder, text, onSearch }: FilterTextFormProps) {
  const { control, handleSubmit } = useForm({ values: { text } });
  const submit = handleSubmit((draft) => {
    if (isBlank(draft.text) || textLength(draft.text) > LIMITS.searchText) return;
    onSearch(normaliseText(draft.text));
  });
  return (
    <form
      noValidate
      role="search"
      onSubmit={(event) => void submit(event)}
      className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <Controller
        control={control}
        name="text"
        render={({ field, fieldState }) => (
          <LimitedField
            {...field}
            label={label}
            placeholder={placeholder}
            limit={TEXT_LIMIT}
            error={fieldState.error?.message}
          />
        )}
      />
      <Button type="submit" className="sm:mt-[1.64rem] sm:min-w-28">
        <Search aria-hidden="true" />
        Search
      </Button>
    </form>
  );
}
