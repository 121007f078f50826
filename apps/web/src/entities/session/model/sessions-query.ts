import { queryOptions } from '@tanstack/react-query';
import { fetchSessions } from '#entities/session/api/fetch-sessions.ts';

/** Asked anew each time it is looked at: another device may have come or gone. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => fetchSessions(signal),
  staleTime: 0,
});
