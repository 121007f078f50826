import { type QueryFunction, skipToken } from '@tanstack/react-query';
import { type Answer, takeArrived } from '#shared/api-client/ahead.ts';
import { get } from '#shared/api-client/get.ts';

/**
 * What a query is about that GETs an address; null: there is nothing to ask. Where it was asked for ahead and the
 * answer is there, it is drawn at once.
 */
export function answerTo<Data, Result = Data>(
  address: string | null,
  read: (answer: Answer<Data>) => Result = ({ data }) => data as unknown as Result,
): { queryFn: QueryFunction<Result> | typeof skipToken; initialData: () => Result | undefined } {
  if (address === null) return { queryFn: skipToken, initialData: () => undefined };
  return {
    queryFn: async ({ signal }) => read(await get<Data>(address, signal)),
    initialData: () => {
      const arrived = takeArrived<Data>(address);
      return arrived && read(arrived);
    },
  };
}
