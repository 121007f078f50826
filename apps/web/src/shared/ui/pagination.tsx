import { pageWindow } from '@wordloom/domain/page-window';
import type { ReactNode } from 'react';
import { cn } from '#shared/ui/class-names.ts';

interface PaginationProps {
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
  /** The learner points at a page: a good moment to fetch it. */
  onIntent?: (page: number) => void;
}

export function Pagination({ page, lastPage, onPage, onIntent }: PaginationProps) {
  const to = (target: number, children: ReactNode, className?: string) => (
    <PageButton
      current={target === page}
      available={target >= 1 && target <= lastPage}
      onGo={() => onPage(target)}
      onIntent={() => onIntent?.(target)}
      className={className}
    >
      {children}
    </PageButton>
  );
  return (
    <nav aria-label="Pages">
      <ol className="flex flex-wrap items-center justify-center gap-x-0.5 gap-y-2 sm:gap-1">
        <li className={edge}>{to(page - 1, 'Previous', 'w-full px-3 sm:w-auto')}</li>
        {pageWindow(page, lastPage).map((item, index) => (
          <li key={item === 'gap' ? `gap-${String(index)}` : item}>
            {item === 'gap' ? <Gap /> : to(item, item)}
          </li>
        ))}
        <li className={edge}>{to(page + 1, 'Next', 'w-full px-3 sm:w-auto')}</li>
      </ol>
    </nav>
  );
}

// On a phone the numbers fill a line of their own, and these two share the next.
const edge = 'max-sm:order-1 max-sm:basis-[45%]';

interface PageButtonProps {
  current: boolean;
  available: boolean;
  onGo: () => void;
  onIntent: () => void;
  className: string | undefined;
  children: ReactNode;
}

function PageButton(props: PageButtonProps) {
  const { current, available, onGo, onIntent, className, children } = props;
  const intent = available && !current ? onIntent : undefined;
  return (
    // Not `disabled`: the button keeps the focus when the learner arrives at the end.
    <button
      type="button"
      aria-current={current ? 'page' : undefined}
      aria-disabled={available ? undefined : true}
      onClick={available && !current ? onGo : undefined}
      onPointerEnter={intent}
      onFocus={intent}
      className={cn(
        'h-11 min-w-11 rounded-control px-1 font-semibold tabular-nums transition-[background-color] duration-150',
        current ? 'bg-primary text-on-primary' : 'text-ink',
        available ? !current && 'hover:bg-tint' : 'cursor-default opacity-45',
        className,
      )}
    >
      {children}
    </button>
  );
}

function Gap() {
  return (
    <span aria-hidden="true" className="inline-block w-5 text-center text-soft sm:w-8">
      …
    </span>
  );
}
