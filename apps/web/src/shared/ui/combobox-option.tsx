import { Check } from 'lucide-react';
import { cn } from '#shared/ui/class-names.ts';
import type { ComboboxRow } from '#shared/ui/combobox-choice.ts';
import { DyeDot } from '#shared/ui/dye-dot.tsx';

interface ComboboxOptionProps {
  id: string;
  row: ComboboxRow;
  active: boolean;
  onPoint: () => void;
  onPick: () => void;
}

/** The focus never enters the list: keys are read in the text box, and a press does not take it away. */
export function ComboboxOption({ id, row, active, onPoint, onPick }: ComboboxOptionProps) {
  return (
    <div
      id={id}
      ref={active ? keepInView : undefined}
      role="option"
      aria-selected={row.selected}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onPoint}
      onClick={onPick}
      onKeyDown={({ key }) => key === 'Enter' && onPick()}
      className={cn(
        'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-[7px] px-2.5 py-1.5 select-none pointer-coarse:min-h-11',
        active && 'bg-tint',
        row.isAction && 'font-semibold text-primary',
      )}
    >
      {row.dye && <DyeDot dye={row.dye} />}
      <span className="min-w-0 grow wrap-anywhere">{row.label}</span>
      {row.selected && <Check aria-hidden="true" className="size-4 shrink-0 text-primary" />}
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
