import { Skeleton } from '#shared/ui/skeleton.tsx';

/** The room the overview will take. */
export function OverviewSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading...
      </p>
      <div aria-hidden="true" className="space-y-5 sm:space-y-6">
        <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
          {Array.from({ length: 4 }, (_, index) => (
            <div key={index} className="h-33 space-y-3 rounded-card border border-line bg-card p-5">
              <Skeleton className="h-3.5 w-20" />
              <Skeleton className="h-8 w-14" />
              <Skeleton className="h-3.5 w-24" />
            </div>
          ))}
        </div>
        <div className="grid gap-5 sm:gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <PanelSkeleton />
          <PanelSkeleton />
        </div>
      </div>
    </>
  );
}

function PanelSkeleton() {
  return (
    <div className="h-85 space-y-5 rounded-panel border border-line bg-card p-6">
      <Skeleton className="h-5 w-36" />
      <Skeleton className="h-3.5 w-11/12" />
      <Skeleton className="h-3.5 w-4/5" />
      <Skeleton className="h-3.5 w-11/12" />
      <Skeleton className="h-3.5 w-3/5" />
    </div>
  );
}
