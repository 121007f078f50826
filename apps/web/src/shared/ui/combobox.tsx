import { ChevronsUpDown } from 'lucide-react';
import { useId, type Ref } from 'react';
import { cn } from '#shared/ui/class-names.ts';
import { matchingChoices, type Choice, type ComboboxRow } from '#shared/ui/combobox-choice.ts';
import { ComboboxPopup } from '#shared/ui/combobox-popup.tsx';
import { DyeDot } from '#shared/ui/dye-dot.tsx';
import { describedBy, fieldClasses, FieldFrame } from '#shared/ui/field-frame.tsx';
import { useComboboxList } from '#shared/ui/use-combobox-list.ts';

interface ComboboxProps<Value extends string | number> {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | undefined;
  /** Stands below the choices, whatever is typed. */
  action?: { label: string; onPick: () => void };
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A dropdown one can search by typing. */
export function Combobox<Value extends string | number>({
  label,
  choices,
  value,
  onChange,
  error,
  action,
  className,
  ref,
}: ComboboxProps<Value>) {
  const id = useId();
  const selected = choices.find((choice) => choice.value === value);
  const rowsFor = (query: string): ComboboxRow[] => [
    ...matchingChoices(choices, query).map((choice) => ({
      ...choice,
      key: String(choice.value),
      selected: choice === selected,
      pick: () => onChange(choice.value),
    })),
    ...(action ? [actionRow(action)] : []),
  ];
  const { anchor, query, popup, inputProps, type } = useComboboxList({ id, rowsFor });
  const dye = query === null ? selected?.dye : undefined;

  return (
    <FieldFrame id={id} label={label} error={error} counter={undefined} className={className}>
      <div ref={anchor} className="relative">
        <input
          {...inputProps}
          ref={ref}
          placeholder="Search ..."
          value={query ?? selected?.label ?? ''}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, error, undefined)}
          className={cn(fieldClasses, 'h-11 pr-9 text-ellipsis', dye && 'pl-8')}
        />
        {dye && <DyeDot dye={dye} className="pointer-events-none absolute top-4.25 left-3" />}
        <ChevronsUpDown
          aria-hidden="true"
          className="pointer-events-none absolute top-3.5 right-3 size-4 text-soft"
        />
        <ComboboxPopup popup={popup} />
      </div>
    </FieldFrame>
  );
}

function actionRow({ label, onPick }: { label: string; onPick: () => void }): ComboboxRow {
  return { key: 'action', label, selected: false, isAction: true, pick: onPick };
}
