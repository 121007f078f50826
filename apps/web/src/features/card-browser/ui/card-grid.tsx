import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#shared/ui/class-names.ts';

interface CardGridProps extends ComponentProps<'ul'> {
  /** What is shown is about to be replaced. */
  stale?: boolean;
}

/** Two cards in a row on a phone, three on a tablet, four on a desk. */
export function CardGrid({ stale = false, ...props }: CardGridProps) {
  return (
    <ul
      {...props}
      aria-busy={stale || undefined}
      className={cn(
        'grid grid-cols-2 gap-3 transition-opacity duration-150 sm:gap-5 md:grid-cols-3 xl:grid-cols-4',
        stale && 'opacity-60',
      )}
    />
  );
}

export function CardGridItem({ children }: { children: ReactNode }) {
  return <li className="min-w-0">{children}</li>;
}
