import { queryOptions } from '@tanstack/react-query';
import { fetchDashboard } from '#entities/dashboard/api/fetch-dashboard.ts';

/** Every saved, deleted or marked card changes it: it is shown from memory and asked anew at each visit. */
export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => fetchDashboard(signal),
  staleTime: 0,
});
