import { textLength } from '@wordloom/domain/text-measure';
import { useEffect, useState, type ChangeEvent, type Ref } from 'react';
import type { z } from 'zod';
import { usePreload } from '#shared/forms/use-preload.ts';
import { notify } from '#shared/toast/toast.ts';
import { TextAreaField } from '#shared/ui/text-area-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';

/** How long a text may be, and the schema that knows what to say beyond that. The same object each time. */
export interface TextLimit {
  max: number;
  loadSchema: () => Promise<z.ZodType<string, string>>;
}

interface LimitedFieldProps {
  label: string;
  limit: TextLimit;
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  name: string;
  ref: Ref<HTMLInputElement & HTMLTextAreaElement>;
  error?: string | undefined;
  multiline?: boolean;
  /** The language of the text, where it is not that of the page. */
  lang?: string;
  placeholder?: string;
  className?: string;
}

/** Counts while one types, and complains as soon as there is too much; nothing typed is ever cut off. */
export function LimitedField(props: LimitedFieldProps) {
  const { limit, value, onChange, error, multiline = false, ...field } = props;
  const tooLong = textLength(value) > limit.max;
  const excess = useExcessMessage(limit, tooLong);
  usePreload(limit.loadSchema);
  const shown = {
    ...field,
    value,
    error: error ?? excess,
    counter: { length: textLength(value), max: limit.max },
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (!tooLong && textLength(target.value) > limit.max) {
        void excessMessage(limit).then((message) => message && notify.error(message));
      }
      onChange(target.value);
    },
  };
  return multiline ? <TextAreaField {...shown} /> : <TextField {...shown} />;
}

function useExcessMessage(limit: TextLimit, tooLong: boolean): string | undefined {
  const [message, setMessage] = useState<string>();
  useEffect(() => {
    if (tooLong) void excessMessage(limit).then(setMessage);
  }, [limit, tooLong]);
  return tooLong ? message : undefined;
}

/** Without the rules there is nothing to say; the counter shows it all the same. */
async function excessMessage({ max, loadSchema }: TextLimit): Promise<string | undefined> {
  const schema = await loadSchema().catch(() => null);
  return schema?.safeParse('x'.repeat(max + 1)).error?.issues[0]?.message;
}
