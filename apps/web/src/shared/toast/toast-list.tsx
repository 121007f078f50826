import { createPortal } from 'react-dom';
import { resolveValue, useToaster, type Toast } from 'react-hot-toast/headless';
import type { ToastArea } from '#shared/toast/toast-area.ts';
import { ToastNote } from '#shared/toast/toast-note.tsx';
import { cn } from '#shared/ui/class-names.ts';

/**
 * The toasts of an area, newest first, at the top right and above every dialog. A pointer over them stops
 * the clock.
 */
export function ToastList({ area }: { area: ToastArea }) {
  const { toasts, handlers } = useToaster(durationsOf(area));
  const shown = toasts.filter((toast) => toast.visible).slice(0, area.limit);
  // A screen that is drawn by the build has no toasts, and nowhere to put them.
  if (typeof document === 'undefined') return null;
  return createPortal(
    // A dialog hides the page from screen readers, but not what is live; each toast announces itself.
    <div
      aria-live="off"
      className={cn('pointer-events-none fixed inset-x-4 z-60 sm:left-auto', area.place)}
    >
      <div
        role="presentation"
        className="flex flex-col items-end gap-2 sm:w-96"
        onMouseEnter={handlers.startPause}
        onMouseLeave={handlers.endPause}
      >
        {shown.map((toast) => (
          <ToastNote key={toast.id} kind={toast.type} ariaProps={toast.ariaProps}>
            {textOf(toast)}
          </ToastNote>
        ))}
      </div>
    </div>,
    document.body,
  );
}

const textOf = (toast: Toast) => resolveValue(toast.message, toast);

function durationsOf({ durations }: ToastArea) {
  return {
    duration: durations.blank,
    error: { duration: durations.error },
    custom: { duration: durations.custom },
    success: { duration: durations.success },
    loading: { duration: durations.loading },
  };
}
