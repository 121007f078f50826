import { LIMITS } from '@wordloom/contracts/limits';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import type { CategoryFieldProps } from '#entities/category/ui/category-field.tsx';
import type { WordSearchFormState } from '#features/word-search/model/use-word-search-form.ts';
import type { WordSearch } from '#features/word-search/model/word-search.ts';
import { LanguagesField } from '#features/word-search/ui/languages-field.tsx';
import { firstMessage } from '#shared/forms/first-message.ts';
import { LimitedField } from '#shared/forms/limited-field.tsx';
import { remember } from '#shared/storage/remembered.ts';
import { notify } from '#shared/toast/toast.ts';
import { Button } from '#shared/ui/button.tsx';

const WORD_LIMIT = {
  max: LIMITS.word,
  loadSchema: async () => (await import('@wordloom/contracts/save-words')).wordSchema,
};

interface WordSearchFormProps {
  form: WordSearchFormState;
  busy: boolean;
  onSearch: (search: WordSearch) => void;
  renderCategory: (field: CategoryFieldProps) => ReactNode;
}

export function WordSearchForm({ form, busy, onSearch, renderCategory }: WordSearchFormProps) {
  const { control, handleSubmit } = form;
  const submit = handleSubmit(onSearch, (errors) => notify.error(firstMessage(errors) ?? ''));

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid items-start gap-x-4 gap-y-5 rounded-panel border border-line bg-card p-4 shadow-card sm:grid-cols-2 sm:p-6 xl:grid-cols-[1fr_2.1fr_0.95fr_auto]"
    >
      <Controller
        control={control}
        name="word"
        render={({ field, fieldState }) => (
          <LimitedField
            {...field}
            label="Word"
            limit={WORD_LIMIT}
            error={fieldState.error?.message}
            onChange={(word) => {
              field.onChange(word);
              remember('multi_searchWord', word);
            }}
          />
        )}
      />
      <Controller
        control={control}
        name="languageCodes"
        render={({ field, fieldState }) => (
          <LanguagesField
            ref={field.ref}
            value={field.value}
            error={fieldState.error?.message}
            onChange={(codes) => {
              field.onChange(codes);
              remember('multi_selectedLanguageCodes', codes);
            }}
          />
        )}
      />
      <Controller
        control={control}
        name="categoryId"
        render={({ field, fieldState }) => (
          <>
            {renderCategory({
              ref: field.ref,
              value: field.value,
              error: fieldState.error?.message,
              onChange: (id) => {
                field.onChange(id);
                remember('multi_selectedCategory', id);
              },
            })}
          </>
        )}
      />
      <Button
        type="submit"
        busy={busy}
        busyLabel="Searching…"
        className="sm:mt-[1.64rem] xl:min-w-35"
      >
        <Sparkles aria-hidden="true" />
        Search
      </Button>
    </form>
  );
}
