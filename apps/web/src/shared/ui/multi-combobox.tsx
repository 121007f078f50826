import { ChevronsUpDown, X } from 'lucide-react';
import { useId, useRef, type KeyboardEvent, type Ref } from 'react';
import { cn } from '#shared/ui/class-names.ts';
import { matchingChoices, type Choice, type ComboboxRow } from '#shared/ui/combobox-choice.ts';
import { ComboboxPopup } from '#shared/ui/combobox-popup.tsx';
import { DyeDot } from '#shared/ui/dye-dot.tsx';
import { describedBy, FieldFrame } from '#shared/ui/field-frame.tsx';
import { useComboboxList } from '#shared/ui/use-combobox-list.ts';

interface MultiComboboxProps {
  label: string;
  choices: readonly Choice<string>[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: string | undefined;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A dropdown from which one takes several, shown as chips in the order they were chosen. */
export function MultiCombobox(props: MultiComboboxProps) {
  const { label, choices, value, onChange, error, className, ref } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const chosen = value.flatMap((each) => choices.find((choice) => choice.value === each) ?? []);
  const without = (removed: string) => onChange(value.filter((each) => each !== removed));
  const rowsFor = (query: string): ComboboxRow[] =>
    matchingChoices(choices, query).map((choice) => {
      const selected = chosen.includes(choice);
      return {
        ...choice,
        key: choice.value,
        selected,
        staysOpen: true,
        pick: () => (selected ? without(choice.value) : onChange([...value, choice.value])),
      };
    });
  const removeLast = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    const last = chosen.at(-1);
    if (key === 'Backspace' && currentTarget.value === '' && last) without(last.value);
  };
  const { anchor, query, popup, inputProps, type } = useComboboxList({
    id,
    rowsFor,
    onOtherKey: removeLast,
  });

  return (
    <FieldFrame id={id} label={label} error={error} counter={undefined} className={className}>
      <div ref={anchor} className="relative">
        <div ref={box} className={cn(boxClasses, error ? 'border-danger' : 'border-line')}>
          {chosen.map((choice) => (
            <Chip
              key={choice.value}
              choice={choice}
              onRemove={() => {
                without(choice.value);
                box.current?.querySelector('input')?.focus();
              }}
            />
          ))}
          <input
            {...inputProps}
            ref={ref}
            placeholder="Search ..."
            value={query ?? ''}
            onChange={(event) => type(event.target.value)}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, error, undefined)}
            className={cn(
              'min-h-7 grow bg-transparent outline-none placeholder:text-soft',
              chosen.length > 0 && query === null ? idleClasses : 'w-20 min-w-8 px-1.5',
            )}
          />
        </div>
        <ChevronsUpDown
          aria-hidden="true"
          className="pointer-events-none absolute top-3.5 right-3 size-4 text-soft"
        />
        <ComboboxPopup popup={popup} multiple />
      </div>
    </FieldFrame>
  );
}

const boxClasses = [
  'flex min-h-11 flex-wrap items-center gap-1 rounded-control border bg-card py-1.5 pr-9 pl-1.5 text-base',
  'transition-[border-color] duration-150 hover:border-field has-[input:focus-visible]:border-primary',
  'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-primary',
];

// Beside chips and empty it needs no room of its own, not even a gap: it must not begin a line.
const idleClasses = '-ml-1 w-0 min-w-0 placeholder:opacity-0';

function Chip({ choice, onRemove }: { choice: Choice<string>; onRemove: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Remove ${choice.label}`}
      onClick={onRemove}
      className="group inline-flex min-h-7 items-center gap-1.5 rounded-full bg-sunk pr-1 pl-2 text-sm font-medium pointer-coarse:min-h-11 pointer-coarse:px-3.5"
    >
      {choice.dye && <DyeDot dye={choice.dye} />}
      {choice.label}
      <X aria-hidden="true" className="size-3.5 text-soft group-hover:text-ink" />
    </button>
  );
}
