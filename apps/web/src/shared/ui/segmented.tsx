import { useId, type ReactNode } from 'react';

interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** One of a few, all in sight. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, className } = props;
  const id = useId();
  return (
    <div className={className}>
      <div id={id} className="mb-1.5 text-sm font-semibold">
        {label}
      </div>
      <div
        role="radiogroup"
        aria-labelledby={id}
        className="flex h-11 gap-1 rounded-control border border-line bg-sunk p-1"
      >
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex grow basis-0 cursor-pointer items-center justify-center gap-2 rounded-[7px] text-base text-soft transition-[color] duration-150 hover:text-ink has-checked:bg-card has-checked:font-semibold has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary [&_svg]:size-4"
          >
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              // Over its whole label: a pointer, a finger or a script meets the control itself.
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[7px] opacity-0"
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </div>
  );
}
