import { cn } from '#shared/ui/class-names.ts';
import { ComboboxOption } from '#shared/ui/combobox-option.tsx';
import type { ComboboxPopupState } from '#shared/ui/use-combobox-list.ts';

interface ComboboxPopupProps {
  popup: ComboboxPopupState;
  multiple?: boolean;
}

/** The open list under (or above) a combobox. Its name must not repeat the label of the field. */
export function ComboboxPopup({ popup, multiple }: ComboboxPopupProps) {
  const { listId, open, above, rows, activeRow, rowId, pick, setActive } = popup;
  if (!open) return null;
  const options = rows.map((row, index) => ({
    isAction: row.isAction === true,
    option: (
      <ComboboxOption
        key={row.key}
        id={rowId(row)}
        row={row}
        active={row === activeRow}
        onPoint={() => setActive(index)}
        onPick={() => pick(row)}
      />
    ),
  }));
  const choices = options.filter(({ isAction }) => !isAction);
  const actions = options.filter(({ isAction }) => isAction);
  return (
    <div
      className={cn(
        'absolute inset-x-0 z-20 max-h-[300px] min-w-48 settle-in overflow-hidden rounded-control border border-line bg-card shadow-raised',
        above ? 'bottom-full mb-1.5' : 'top-full mt-1.5',
      )}
    >
      {choices.length === 0 && (
        <p role="status" className="px-3.5 py-3 text-sm text-soft">
          No option found.
        </p>
      )}
      <div id={listId} role="listbox" aria-label="Options" aria-multiselectable={multiple}>
        <div className="relative max-h-60 overflow-y-auto overscroll-contain p-1 empty:hidden">
          {choices.map(({ option }) => option)}
        </div>
        <div className="border-t border-line p-1 empty:hidden">
          {actions.map(({ option }) => option)}
        </div>
      </div>
    </div>
  );
}
