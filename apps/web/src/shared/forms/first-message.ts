import type { FieldErrors, FieldValues } from 'react-hook-form';

/** What to say in the toast when a form has been refused. */
export function firstMessage<T extends FieldValues>(errors: FieldErrors<T>): string | undefined {
  const [first] = Object.values(errors);
  return typeof first?.message === 'string' ? first.message : undefined;
}
