import { textLength } from '@wordloom/domain/text-measure';
import type { ChangeEvent, Ref } from 'react';
import type { z } from 'zod';
import { notify } from '#shared/toast/toast.ts';
import { TextAreaField } from '#shared/ui/text-area-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';

/** How long a text may be, and the schema that knows what to say beyond that. */
export interface TextLimit {
  max: number;
  schema: z.ZodType<string, string>;
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
  const excess = excessMessage(value, limit);
  const shown = {
    ...field,
    value,
    error: error ?? excess,
    counter: { length: textLength(value), max: limit.max },
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const message = excessMessage(target.value, limit);
      if (message !== undefined && excess === undefined) notify.error(message);
      onChange(target.value);
    },
  };
  return multiline ? <TextAreaField {...shown} /> : <TextField {...shown} />;
}

function excessMessage(text: string, { max, schema }: TextLimit): string | undefined {
  if (textLength(text) <= max) return undefined;
  return schema.safeParse(text).error?.issues[0]?.message;
}
