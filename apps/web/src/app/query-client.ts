import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '#shared/api-client/api-failure.ts';

const TRIES = 2;

/** Answers stay fresh for a minute: going back does not ask again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        // The product also runs on the learner's own machine, without a network.
        networkMode: 'always',
        // What could not be loaded without a connection is asked for again with one.
        refetchOnReconnect: true,
        retry: (failures, error) => failures < TRIES - 1 && mayPass(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** No answer, or the server asks to come back: worth another try. */
function mayPass(error: Error): boolean {
  if (!(error instanceof ApiFailure)) return false;
  return error.code === 'unreachable' || error.statusCode >= 502;
}
