import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import type { CategoryFieldProps } from '#entities/category/ui/category-field.tsx';
import { LanguageField } from '#entities/language/ui/language-field.tsx';
import type { PersonalWord } from '#features/word-save/model/personal-word-rules.ts';
import { EMPTY_DRAFT } from '#features/word-save/model/personal-word.ts';
import { useWordSaveForm } from '#features/word-save/model/use-word-save-form.ts';
import { VisibilityField } from '#features/word-save/ui/visibility-field.tsx';
import { WordTextField } from '#features/word-save/ui/word-text-field.tsx';
import { firstMessage } from '#shared/forms/first-message.ts';
import { readSession } from '#shared/session/session.ts';
import { remember } from '#shared/storage/remembered.ts';
import { notify } from '#shared/toast/toast.ts';
import { Button } from '#shared/ui/button.tsx';

type OwnedWord = PersonalWord & { userId: number };

interface WordSaveFormProps {
  busy: boolean;
  onSend: (word: OwnedWord, then: { onSuccess: () => void }) => void;
  renderCategory: (field: CategoryFieldProps) => ReactNode;
}

export function WordSaveForm({ busy, onSend, renderCategory }: WordSaveFormProps) {
  const { control, handleSubmit, reset } = useWordSaveForm();
  const submit = handleSubmit(
    (word) => {
      const userId = readSession()?.userId ?? null;
      if (userId === null) notify.error('User not found');
      else onSend({ ...word, userId }, { onSuccess: () => reset(EMPTY_DRAFT) });
    },
    (errors) => notify.error(firstMessage(errors) ?? ''),
  );

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid items-start gap-x-5 gap-y-5 rounded-panel border border-line bg-card p-4 shadow-card sm:grid-cols-2 sm:p-6"
    >
      <WordTextField control={control} name="word" />
      <Controller
        control={control}
        name="languageCode"
        render={({ field, fieldState }) => (
          <LanguageField
            ref={field.ref}
            value={field.value}
            error={fieldState.error?.message}
            onChange={(code) => {
              field.onChange(code);
              remember('custom_selectedLanguage', code);
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
                remember('custom_selectedCategory', id);
              },
            })}
          </>
        )}
      />
      <Controller
        control={control}
        name="visibility"
        render={({ field }) => <VisibilityField value={field.value} onChange={field.onChange} />}
      />
      <WordTextField control={control} name="description" />
      <WordTextField control={control} name="example" />
      <Button
        type="submit"
        busy={busy}
        busyLabel="Sending…"
        className="sm:col-span-2 sm:justify-self-end sm:px-7"
      >
        <Send aria-hidden="true" />
        Send
      </Button>
    </form>
  );
}
