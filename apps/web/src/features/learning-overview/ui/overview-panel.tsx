import { useId, type ReactNode } from 'react';
import { cn } from '#shared/ui/class-names.ts';

interface OverviewPanelProps {
  title: string;
  /** Stands at the right of the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function OverviewPanel({ title, aside, className, children }: OverviewPanelProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={cn(
        'min-w-0 rounded-panel border border-line bg-card p-5 shadow-card sm:p-6',
        className,
      )}
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <h2 id={headingId} className="text-xl">
          {title}
        </h2>
        {aside !== undefined && <p className="text-sm text-soft">{aside}</p>}
      </div>
      {children}
    </section>
  );
}
