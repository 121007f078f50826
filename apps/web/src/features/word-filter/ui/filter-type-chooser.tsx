import { AlignLeft, Languages, Quote, Tags } from 'lucide-react';
import { FilterTypeButtons } from '#features/word-filter/ui/filter-type-buttons.tsx';
import type { FilterType } from '#shared/storage/remembered.ts';
import { Segmented } from '#shared/ui/segmented.tsx';

interface FilterTypeChooserProps {
  type: FilterType;
  onChange: (type: FilterType) => void;
}

const OPTIONS = [
  { value: 'language', label: 'Language', icon: <Languages aria-hidden="true" /> },
  { value: 'category', label: 'Category', icon: <Tags aria-hidden="true" /> },
  { value: 'description', label: 'Description', icon: <AlignLeft aria-hidden="true" /> },
  { value: 'example', label: 'Example', icon: <Quote aria-hidden="true" /> },
] as const;

/** What to filter by: four buttons on small screens, one bar on wide ones. */
export function FilterTypeChooser({ type, onChange }: FilterTypeChooserProps) {
  return (
    <>
      <FilterTypeButtons type={type} onChange={onChange} className="md:hidden" />
      <Segmented
        label="Filter by"
        options={OPTIONS}
        value={type}
        onChange={onChange}
        className="max-md:hidden"
      />
    </>
  );
}
