import { zodResolver } from '@hookform/resolvers/zod';
import type { WordCard } from '@wordloom/contracts/word-cards';
import { Controller, useForm } from 'react-hook-form';
import {
  CARD_TEXT_FIELDS,
  CARD_TEXT_NAMES,
  cardTextsSchema,
  type CardTexts,
} from '#features/card-edit/card-texts.ts';
import { useEditCard } from '#features/card-edit/use-edit-card.ts';
import { LimitedField } from '#shared/forms/limited-field.tsx';
import { setServerErrors } from '#shared/forms/set-server-errors.ts';
import { readSession } from '#shared/session/session.ts';
import { notify } from '#shared/toast/toast.ts';
import { Button } from '#shared/ui/button.tsx';

interface EditCardFormProps {
  card: WordCard;
  onDone: () => void;
}

/** After a failure everything typed stays where it is. */
export function EditCardForm({ card, onDone }: EditCardFormProps) {
  const edit = useEditCard(card.wordTranslationId);
  const { translatedWord, translatedDescription, translatedExample } = card;
  const { control, handleSubmit, setError, formState } = useForm<CardTexts>({
    defaultValues: { translatedWord, translatedDescription, translatedExample },
    resolver: zodResolver(cardTextsSchema),
  });

  const submit = handleSubmit(async (texts) => {
    const userId = readSession()?.userId ?? null;
    if (userId === null) {
      notify.error('User not authenticated');
      return;
    }
    try {
      await edit.mutateAsync({ userId, ...texts });
      onDone();
    } catch (error) {
      setServerErrors<CardTexts>(error, CARD_TEXT_NAMES, setError);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      {CARD_TEXT_NAMES.map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field, fieldState }) => (
            <LimitedField
              {...CARD_TEXT_FIELDS[name]}
              {...field}
              lang={card.languageCode}
              error={fieldState.error?.message}
            />
          )}
        />
      ))}
      <div className="flex flex-wrap justify-end gap-2.5 pt-1.5">
        <Button variant="outline" disabled={formState.isSubmitting} onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={formState.isSubmitting} busyLabel="Saving…">
          Save changes
        </Button>
      </div>
    </form>
  );
}
