import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Toast } from 'react-hot-toast/headless';
import { cn } from '#shared/ui/class-names.ts';
import { Spinner } from '#shared/ui/spinner.tsx';

interface ToastNoteProps {
  kind: Toast['type'];
  ariaProps: Toast['ariaProps'];
  children: ReactNode;
}

export function ToastNote({ kind, ariaProps, children }: ToastNoteProps) {
  return (
    <div className="pointer-events-auto flex max-w-full settle-in items-center gap-3 rounded-control border border-line bg-card py-3 pr-4 pl-3 text-ink shadow-raised">
      <ToastMark kind={kind} />
      <div {...ariaProps} className="min-w-0 font-medium wrap-anywhere">
        {children}
      </div>
    </div>
  );
}

const MARKS = {
  success: { icon: <Check />, colour: 'bg-[var(--dye-verdigris)] text-white' },
  error: { icon: <X />, colour: 'bg-danger text-card' },
  loading: { icon: <Spinner />, colour: 'text-soft' },
  blank: null,
  custom: null,
} as const satisfies Record<Toast['type'], unknown>;

function ToastMark({ kind }: { kind: Toast['type'] }) {
  const mark = MARKS[kind];
  if (!mark) return null;
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid size-6 shrink-0 place-items-center rounded-full [&_svg]:size-3.5 [&_svg]:stroke-3',
        mark.colour,
      )}
    >
      {mark.icon}
    </span>
  );
}
