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

interface CardGridItemProps {
  /** Not laid out before it is nearly seen; until then its height is only about right. */
  whenSeen?: boolean;
  children: ReactNode;
}

export function CardGridItem({ whenSeen = false, children }: CardGridItemProps) {
  return (
    <li
      className={cn(
        'min-w-0',
        whenSeen &&
          '[contain-intrinsic-size:auto_22rem] [content-visibility:auto] [overflow-clip-margin:1.5rem]',
      )}
    >
      {children}
    </li>
  );
}
