import { Skeleton } from '#shared/ui/skeleton.tsx';

/** The room a wide card will take. */
export function WideWordCardSkeleton() {
  return (
    <div className="overflow-hidden rounded-panel border border-line bg-card">
      <Skeleton className="h-1.5 rounded-none" />
      <div className="grid md:grid-cols-[2fr_3fr] lg:grid-cols-2">
        <Skeleton className="aspect-16/10 rounded-none opacity-60 md:aspect-auto md:min-h-88" />
        <div className="space-y-4 p-5 sm:p-7">
          <Skeleton className="h-3.5 w-20" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-10 w-3/5" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      </div>
    </div>
  );
}
