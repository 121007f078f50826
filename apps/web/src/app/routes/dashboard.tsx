import { useQuery } from '@tanstack/react-query';
import { DashboardOverview } from '#app/routes/dashboard-overview.tsx';
import { DashboardTasks } from '#app/routes/dashboard-tasks.tsx';
import { dashboardQuery } from '#entities/dashboard/model/dashboard-query.ts';
import { FirstThread } from '#features/learning-overview/ui/first-thread.tsx';
import { OverviewSkeleton } from '#features/learning-overview/ui/overview-skeleton.tsx';
import { PATHS } from '#shared/config/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { ButtonLink } from '#shared/ui/button-link.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';

/** The learner's start: where they stand, and a way into every task. */
export function DashboardRoute() {
  const { data: dashboard, isError, refetch } = useQuery(dashboardQuery);
  return (
    <>
      <PageHeading
        title="Dashboard"
        lead="Every word is a thread. This is your cloth so far."
        className="mb-5 sm:mb-7"
      />
      {!dashboard && !isError && <OverviewSkeleton />}
      {!dashboard && isError && (
        <div className="space-y-6">
          <div
            role="alert"
            className="grid justify-items-start gap-4 rounded-panel border border-dashed border-line p-6"
          >
            <p className="font-serif text-xl">Your dashboard could not be loaded.</p>
            <Button onClick={() => void refetch()}>Try again</Button>
          </div>
          <DashboardTasks />
        </div>
      )}
      {dashboard?.words === 0 && (
        <div className="space-y-6">
          <FirstThread>
            <ButtonLink to={PATHS.search}>Look up your first word</ButtonLink>
            <ButtonLink to={PATHS.save} variant="outline">
              Write your own
            </ButtonLink>
          </FirstThread>
          <DashboardTasks />
        </div>
      )}
      {dashboard && dashboard.words > 0 && <DashboardOverview dashboard={dashboard} />}
    </>
  );
}
