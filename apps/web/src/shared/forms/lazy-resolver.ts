import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

const OUT_OF_REACH = {
  root: { type: 'load', message: 'The form could not be checked. Are you online?' },
};

/** The rules of a form weigh more than the form itself: their code comes once the form stands. */
export function lazyResolver<In extends FieldValues, Out>(
  load: () => Promise<Resolver<In, unknown, Out>>,
): Resolver<In, unknown, Out> {
  return async (values, context, options) => {
    const check = await load().catch(() => null);
    if (check) return check(values, context, options);
    return { values: {}, errors: OUT_OF_REACH as FieldErrors<In> };
  };
}
