import { lazy, Suspense, useRef, useState } from 'react';
import { CategoryField, type CategoryFieldProps } from '#entities/category/ui/category-field.tsx';

const load = () => import('#features/category-create/ui/new-category-box.tsx');
const NewCategoryBox = lazy(async () => ({ default: (await load()).NewCategoryBox }));

/** Choose a category, or create the one that is missing. */
export function CategoryPicker({ onChange, ...field }: Omit<CategoryFieldProps, 'action'>) {
  const [creating, setCreating] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  // The focus returns to the field only from inside: nobody is torn away from elsewhere.
  const close = () => {
    if (box.current?.contains(document.activeElement)) box.current.querySelector('input')?.focus();
    setCreating(false);
  };
  return (
    <div ref={box} className="@container min-w-0">
      <CategoryField
        {...field}
        onChange={onChange}
        action={{ label: '+ Create new category', onPick: () => setCreating(true) }}
      />
      {creating && (
        <Suspense>
          <NewCategoryBox
            onClose={close}
            onCreated={({ id }) => {
              onChange(id);
              close();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
