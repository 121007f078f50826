import { Check } from 'lucide-react';
import { cn } from '#shared/ui/class-names.ts';
import { DyeDot } from '#shared/ui/dye-dot.tsx';
import type { ComboboxPopupState } from '#shared/ui/use-combobox-list.ts';

interface ComboboxPopupProps {
  popup: ComboboxPopupState;
  multiple?: boolean;
}

/** The open list under (or above) a combobox. Its name must not repeat the label of the field. */
export function ComboboxPopup({ popup, multiple }: ComboboxPopupProps) {
  const { listId, open, above, rows, activeRow, rowId, pick, setActive } = popup;
  if (!open) return null;
  return (
    <div
      className={cn(
        'absolute inset-x-0 z-20 min-w-48 settle-in overflow-hidden rounded-control border border-line bg-card shadow-raised',
        above ? 'bottom-full mb-1.5' : 'top-full mt-1.5',
      )}
    >
      {rows.every(({ isAction }) => isAction) && (
        <p role="status" className="px-3 py-2.5 text-sm text-soft">
          No option found.
        </p>
      )}
      <div
        id={listId}
        role="listbox"
        aria-label="Options"
        aria-multiselectable={multiple}
        className="relative max-h-60 overflow-y-auto overscroll-contain p-1 empty:hidden"
      >
        {rows.map((row, index) => (
          // The focus never enters the list: keys are read in the text box, and a press does not take
          // the focus away from it.
          <div
            key={row.key}
            id={rowId(row)}
            ref={row === activeRow ? keepInView : undefined}
            role="option"
            aria-selected={row.selected}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => setActive(index)}
            onClick={() => pick(row)}
            onKeyDown={({ key }) => key === 'Enter' && pick(row)}
            className={cn(
              'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-[7px] px-2.5 py-1.5 select-none pointer-coarse:min-h-11',
              row === activeRow && 'bg-tint',
              row.isAction && 'font-semibold text-primary not-first:mt-1',
            )}
          >
            {row.dye && <DyeDot dye={row.dye} />}
            <span className="min-w-0 grow wrap-anywhere">{row.label}</span>
            {row.selected && <Check aria-hidden="true" className="size-4 shrink-0 text-primary" />}
          </div>
        ))}
      </div>
    </div>
  );
}

// Scrolls the list alone; scrollIntoView would move the page as well.
function keepInView(row: HTMLElement | null) {
  const list = row?.parentElement;
  if (!row || !list) return;
  const bottom = row.offsetTop + row.offsetHeight;
  if (row.offsetTop < list.scrollTop) list.scrollTop = row.offsetTop;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
