import { useRef, useState, type KeyboardEvent } from 'react';
import type { ComboboxRow } from '#shared/ui/combobox-choice.ts';

/** The list and a little air: with less room than this below the field, it opens above. */
const ROOM_FOR_LIST_PX = 310;

interface ComboboxListOptions {
  id: string;
  rowsFor: (query: string) => ComboboxRow[];
  /** Keys the list itself has no use for. */
  onOtherKey?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * An editable combobox with a list, after the ARIA authoring practices: the focus stays in the text box and
 * the active row is pointed to. `query` is null as long as nothing has been typed since the list was opened.
 */
export function useComboboxList({ id, rowsFor, onOtherKey }: ComboboxListOptions) {
  const [open, setOpen] = useState(false);
  const [above, setAbove] = useState(false);
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  // Where the arrow keys go on after a choice that left the list open: no row is active then.
  const [resumeAt, setResumeAt] = useState(-1);
  const anchor = useRef<HTMLDivElement>(null);
  const rows = open ? rowsFor(query ?? '') : [];
  const activeRow = rows[active];
  const rowId = (row: ComboboxRow) => `${id}-row-${row.key}`;

  const show = (index: number) => {
    const place = anchor.current?.getBoundingClientRect();
    if (place && !open) {
      const roomBelow = window.innerHeight - place.bottom;
      setAbove(roomBelow < ROOM_FOR_LIST_PX && place.top > roomBelow);
    }
    setOpen(true);
    setActive(index);
    setResumeAt(-1);
  };
  const close = () => {
    setOpen(false);
    setQuery(null);
    setActive(-1);
  };
  const pick = (row: ComboboxRow) => {
    row.pick();
    if (!row.staysOpen) {
      close();
      return;
    }
    setQuery(null);
    setActive(-1);
    setResumeAt(rowsFor('').findIndex(({ key }) => key === row.key));
  };
  const openAtSelected = () => {
    if (!open) show(rowsFor('').findIndex(({ selected }) => selected));
  };
  const type = (text: string) => {
    show(text.trim() === '' ? -1 : 0);
    setQuery(text);
  };

  const step = (by: 1 | -1) => {
    if (!open) {
      const all = rowsFor('');
      const selected = all.findIndex((row) => row.selected);
      show(selected >= 0 ? selected : by > 0 ? 0 : all.length - 1);
    } else if (rows.length > 0) {
      const here = active < 0 ? resumeAt : active;
      const from = here < 0 && by < 0 ? 0 : here;
      setActive((from + by + rows.length) % rows.length);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && open) {
      if (activeRow) pick(activeRow);
      else close();
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    } else {
      onOtherKey?.(event);
      return;
    }
    event.preventDefault();
  };

  return {
    anchor,
    query,
    popup: { listId: `${id}-list`, open, above, rows, activeRow, rowId, pick, setActive },
    inputProps: {
      id,
      role: 'combobox',
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? `${id}-list` : undefined,
      'aria-activedescendant': activeRow && rowId(activeRow),
      onClick: openAtSelected,
      onBlur: close,
      onKeyDown,
    },
    type,
  } as const;
}

export type ComboboxPopupState = ReturnType<typeof useComboboxList>['popup'];
