import type { ReactNode } from 'react';
import { cn } from '#shared/ui/class-names.ts';

interface CardGridProps {
  /** What is shown is about to be replaced. */
  stale?: boolean;
  children: ReactNode;
}

/** Two cards in a row on a phone, three on a tablet, four on a desk. */
export function CardGrid({ stale = false, children }: CardGridProps) {
  return (
    <ul
      aria-busy={stale || undefined}
      className={cn(
        'grid grid-cols-2 gap-3 transition-opacity duration-150 sm:gap-5 md:grid-cols-3 xl:grid-cols-4',
        stale && 'opacity-60',
      )}
    >
      {children}
    </ul>
  );
}

export function CardGridItem({ children }: { children: ReactNode }) {
  return <li className="min-w-0 settle-in">{children}</li>;
}
