import { FilterResults } from '#app/routes/filter-results.tsx';
import { CategoryPicker } from '#features/category-create/ui/category-picker.tsx';
import { useWordFilter } from '#features/word-filter/model/use-word-filter.ts';
import { FilterField } from '#features/word-filter/ui/filter-field.tsx';
import { FilterTypeChooser } from '#features/word-filter/ui/filter-type-chooser.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';

export function FilterRoute() {
  const filter = useWordFilter();
  const { type, pressed, changeType } = filter;
  return (
    <>
      <PageHeading
        title="Filter words"
        lead="Your own words and everybody's public ones, thread by thread."
        className="mb-5 sm:mb-7"
      />
      <section
        aria-label="Filter"
        className="grid gap-x-6 gap-y-5 rounded-panel border border-line bg-card p-4 shadow-card sm:p-6 xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]"
      >
        <FilterTypeChooser type={pressed} onChange={changeType} />
        <FilterField
          key={type}
          filter={filter}
          renderCategory={(field) => <CategoryPicker {...field} />}
        />
      </section>
      {/* A new type starts empty-handed; a new choice keeps the old cards until its own are here. */}
      <FilterResults key={`${type} results`} search={filter.search} waiting={filter.waiting} />
    </>
  );
}
