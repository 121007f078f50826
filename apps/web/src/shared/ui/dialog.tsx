import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { cn } from '#shared/ui/class-names.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the dialog and stands at its top. */
  title: string;
  lead?: string;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** Where the focus goes at first and in the end; `true`: back to where it was. */
  initialFocus?: RefObject<HTMLElement | null>;
  finalFocus?: () => HTMLElement | true;
  /** Gives the dialog its width on wide screens. */
  className?: string;
  children: ReactNode;
}

/** A modal dialog: in the middle of the screen, on a phone a sheet at its foot. Its head stays in sight. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, lead, className = 'sm:max-w-md', children } = props;
  const { role, initialFocus, finalFocus } = props;
  const popup = useRef<HTMLDivElement>(null);
  // A focused text box would raise the keyboard over half of the dialog.
  const firstFocus = () => (window.matchMedia('(pointer: coarse)').matches ? popup.current : true);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop
          data-veil
          className="fixed inset-0 z-50 bg-veil transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Base.Viewport className="fixed inset-0 z-50 grid place-items-end pt-8 sm:place-items-center sm:p-6">
          <Base.Popup
            {...(role && { role })}
            ref={popup}
            initialFocus={initialFocus ?? firstFocus}
            {...(finalFocus && { finalFocus })}
            className={cn(
              'relative flex max-h-full w-full flex-col overflow-hidden rounded-t-panel border border-line bg-card text-ink shadow-raised outline-none sm:rounded-panel',
              'transition-[opacity,translate] duration-200 ease-settle data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0',
              className,
            )}
          >
            <div className="min-h-15 shrink-0 py-5 pr-16 pl-5 sm:pt-6 sm:pl-7">
              <Base.Title className="text-2xl wrap-anywhere">{title}</Base.Title>
              {lead !== undefined && (
                <Base.Description className="mt-1 text-soft">{lead}</Base.Description>
              )}
            </div>
            <div className="min-h-0 overflow-y-auto overscroll-contain px-5 pt-1 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:px-7 sm:pb-7">
              {children}
            </div>
            {/* Last, so that the focus starts in the content. */}
            <Base.Close className="absolute top-3.5 right-3 grid size-11 place-items-center rounded-control text-soft hover:bg-tint hover:text-ink sm:top-4 sm:right-4">
              <X aria-hidden="true" className="size-5" />
              <span className="sr-only">Close</span>
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
