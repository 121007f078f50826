import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiFailure } from '#shared/api-client/api-failure.ts';

/** Puts what the server says about single fields under those fields; the first one gets the focus. */
export function setServerErrors<T extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<T>[],
  setError: UseFormSetError<T>,
): void {
  if (!(error instanceof ApiFailure)) return;
  for (const [index, { field, message }] of fieldErrors(error, fields).entries()) {
    setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
  }
}

/** From the details, or else from the code: `username.taken` is about `username`. */
function fieldErrors<F extends string>(
  { details, code, message }: ApiFailure,
  fields: readonly F[],
) {
  const said = details ?? [{ path: code.split('.')[0], message }];
  return said.flatMap(({ path, message }) => {
    const field = fields.find((name) => name === path);
    return field === undefined ? [] : [{ field, message }];
  });
}
