import type { FilterType } from '#shared/storage/remembered.ts';
import { cn } from '#shared/ui/class-names.ts';

interface FilterTypeButtonsProps {
  type: FilterType;
  onChange: (type: FilterType) => void;
  className?: string;
}

const BUTTONS: readonly { type: FilterType; label: string }[] = [
  { type: 'language', label: 'Word Language' },
  { type: 'category', label: 'Word Categories' },
  { type: 'description', label: 'Word Description' },
  { type: 'example', label: 'Word Example' },
];

export function FilterTypeButtons({ type: chosen, onChange, className }: FilterTypeButtonsProps) {
  return (
    <div role="group" aria-label="Filter by" className={cn('grid grid-cols-2 gap-2', className)}>
      {BUTTONS.map(({ type, label }) => (
        <button
          key={type}
          type="button"
          aria-pressed={type === chosen}
          onClick={() => onChange(type)}
          className={cn(
            'min-h-11 rounded-control border px-2 py-1.5 text-sm leading-snug font-semibold transition-[background-color,border-color,color] duration-150',
            type === chosen
              ? 'border-transparent bg-primary text-on-primary'
              : 'border-line bg-card text-ink hover:border-field',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
