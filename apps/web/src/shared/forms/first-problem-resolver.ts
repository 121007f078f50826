import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Checks a form against a schema and points at one thing at a time: the first wrong field in this order. */
export function firstProblemResolver<In extends FieldValues, Out>(
  schema: z.ZodType<Out, In>,
  order: readonly (keyof In & string)[],
): Resolver<In, unknown, Out> {
  return (values) => {
    const checked = schema.safeParse(values);
    if (checked.success) return { values: checked.data, errors: {} };
    const { issues } = checked.error;
    const issueOf = (name: string) => issues.find(({ path }) => path[0] === name);
    const name = order.find(issueOf) ?? 'root';
    const { code, message } = issueOf(name) ?? { code: 'custom', message: '' };
    return { values: {}, errors: { [name]: { type: code, message } } as FieldErrors<In> };
  };
}
