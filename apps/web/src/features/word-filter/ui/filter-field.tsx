import type { ReactNode } from 'react';
import type { CategoryFieldProps } from '#entities/category/ui/category-field.tsx';
import { LanguageField } from '#entities/language/ui/language-field.tsx';
import type { WordFilter } from '#features/word-filter/model/use-word-filter.ts';
import { FilterTextForm } from '#features/word-filter/ui/filter-text-form.tsx';

interface FilterFieldProps {
  filter: WordFilter;
  renderCategory: (field: CategoryFieldProps) => ReactNode;
}

/** The one field that the type of the filter asks for. A default is shown where there is something to select. */
export function FilterField({ filter, renderCategory }: FilterFieldProps) {
  const { type, search, value, choose } = filter;
  switch (type) {
    case 'language':
      return (
        <LanguageField value={search?.by === 'language' ? search.code : null} onChange={choose} />
      );
    case 'category':
      return renderCategory({
        value: search?.by === 'category' ? search.id : null,
        onChange: choose,
      });
    case 'description':
    case 'example':
      return <FilterTextForm {...TEXTS[type]} text={value ?? ''} onSearch={choose} />;
  }
}

const TEXTS = {
  description: { label: 'Description', placeholder: 'Enter description' },
  example: { label: 'Example', placeholder: 'Enter example' },
};
