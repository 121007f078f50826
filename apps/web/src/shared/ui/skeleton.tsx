import { cn } from '#shared/ui/class-names.ts';

/** A quiet placeholder for the eye; say "Loading…" in words beside it. Its size comes from `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('shimmer rounded-control bg-line', className)} />;
}
