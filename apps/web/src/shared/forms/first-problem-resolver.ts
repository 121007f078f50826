import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Checks a form against a schema and points at one thing at a time: the first wrong field in this order. */
export function firstProblemResolver<In extends FieldValues, Out>(
  schema: z.ZodType<Out, In>,
  order: readonly (keyof In & string)[],
): Resolver<In, unknown, Out> {
  const check = zodResolver(schema);
  return async (values, context, options) => {
    const checked = await check(values, context, options);
    const errors: FieldErrors = checked.errors;
    const first = order.find((name) => name in errors);
    if (first === undefined) return checked;
    return { values: {}, errors: { [first]: errors[first] } as typeof checked.errors };
  };
}
