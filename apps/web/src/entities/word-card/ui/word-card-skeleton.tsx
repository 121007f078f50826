import { PICTURE_PLACE } from '#entities/word-card/ui/lay-pictures.ts';
import { Skeleton } from '#shared/ui/skeleton.tsx';

/** The room a card of the grid will take. */
export function WordCardSkeleton() {
  return (
    <div {...PICTURE_PLACE} className="relative rounded-card border border-line bg-card">
      <div className="shimmer">
        <Skeleton className="h-1.5 rounded-none rounded-t-card" />
        <Skeleton className="aspect-16/10 rounded-none opacity-60" />
        <div className="space-y-2.5 px-3 pt-4 pb-5 sm:px-4">
          <Skeleton className="h-3.5 w-1/2" />
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="h-3.5" />
          <Skeleton className="h-3.5 w-2/3" />
        </div>
        <div className="flex items-center gap-2.5 border-t border-line px-3 py-3.5 sm:px-4">
          <Skeleton className="size-7.5 rounded-full" />
          <Skeleton className="h-3.5 w-1/2" />
        </div>
      </div>
    </div>
  );
}
