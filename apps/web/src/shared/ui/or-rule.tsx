import { cn } from '#shared/ui/class-names.ts';

/** A line with a few words in it. */
export function OrRule({ className, children }: { className?: string; children: string }) {
  return (
    <div className={cn('flex items-center gap-3 text-sm text-soft', className)}>
      <span className="h-px flex-1 bg-line" />
      {children}
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}
