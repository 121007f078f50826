import { createCategorySchema, type Category } from '@wordloom/contracts/categories';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useCountdown } from '#features/category-create/model/use-countdown.ts';
import { useCreateCategory } from '#features/category-create/model/use-create-category.ts';
import { notify } from '#shared/toast/toast.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextField } from '#shared/ui/text-field.tsx';

const CLOSES_AFTER_BLUR_MS = 3_000;

interface NewCategoryBoxProps {
  onCreated: (category: Category) => void;
  onClose: () => void;
}

/** Stands inside another form, so Enter saves the category and goes no further. */
export function NewCategoryBox({ onCreated, onClose }: NewCategoryBoxProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useCreateCategory(onCreated);
  const closing = useCountdown(CLOSES_AFTER_BLUR_MS, onClose);

  useEffect(() => input.current?.focus(), []);

  const save = () => {
    if (isPending) return;
    const checked = createCategorySchema.safeParse({ name });
    const problem = checked.error?.issues[0]?.message;
    setError(problem);
    if (problem !== undefined) notify.error(problem);
    if (!checked.success) return;
    closing.stop();
    mutate(checked.data);
  };
  const watched = {
    onFocus: closing.stop,
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!box.current?.contains(relatedTarget) && !isPending) closing.start();
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save();
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div ref={box} className="mt-3 grid settle-in gap-2 @[17rem]:grid-cols-[minmax(0,1fr)_auto]">
      <TextField
        {...watched}
        ref={input}
        label="New category name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={onKeyDown}
        error={error}
        autoComplete="off"
      />
      <Button
        {...watched}
        variant="outline"
        busy={isPending}
        busyLabel="Saving…"
        onClick={save}
        className="self-start @[17rem]:mt-[1.64rem]"
      >
        Save
      </Button>
    </div>
  );
}
