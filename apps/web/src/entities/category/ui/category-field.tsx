import type { Ref } from 'react';
import { useCategories } from '#entities/category/model/use-categories.ts';
import { Combobox } from '#shared/ui/combobox.tsx';

export interface CategoryFieldProps {
  value: number | null;
  onChange: (id: number) => void;
  error?: string | undefined;
  /** Stands below the categories in the list. */
  action?: { label: string; onPick: () => void };
  ref?: Ref<HTMLInputElement>;
}

/** One category out of all. */
export function CategoryField(props: CategoryFieldProps) {
  const choices = useCategories().map(({ id, label, dye }) => ({ value: id, label, dye }));
  return <Combobox label="Category" choices={choices} {...props} />;
}
