import { pageWindow } from '@wordloom/domain/page-window';
import { ChevronLeft, ChevronRight } from 'lucide-react';
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
      <ol className="flex items-center justify-center gap-1 sm:gap-1.5">
        <li className="shrink-0">
          {to(
            page - 1,
            <>
              <ChevronLeft aria-hidden="true" className="size-[18px]" />
              <span className="max-sm:sr-only">Previous</span>
            </>,
            edgeClasses,
          )}
        </li>
        {pageWindow(page, lastPage).map((item, index) => (
          <li
            key={item === 'gap' ? `gap-${String(index)}` : item}
            // Where even the narrowest bar is too wide, all numbers give way alike.
            className={item === 'gap' ? 'min-w-2 basis-5 sm:basis-7' : 'max-w-13 min-w-0 basis-11'}
          >
            {item === 'gap' ? <Gap /> : to(item, item, 'w-full')}
          </li>
        ))}
        <li className="shrink-0">
          {to(
            page + 1,
            <>
              <span className="max-sm:sr-only">Next</span>
              <ChevronRight aria-hidden="true" className="size-[18px]" />
            </>,
            edgeClasses,
          )}
        </li>
      </ol>
    </nav>
  );
}

// On a phone arrows alone: the bar stays on one line down to 320 px.
const edgeClasses =
  'inline-flex w-11 items-center justify-center gap-1 border border-line bg-card sm:w-auto sm:px-3';

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
        'h-11 rounded-control font-semibold tabular-nums transition-[background-color,border-color] duration-150',
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
    <span aria-hidden="true" className="block text-center text-soft">
      …
    </span>
  );
}
