import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Category } from '@wordloom/contracts/categories';
import { createCategory } from '#entities/category/api/create-category.ts';
import { categoriesQuery } from '#entities/category/model/use-categories.ts';
import { notify } from '#shared/toast/toast.ts';

/** Creates a category and refreshes the list. A failure stays silent, as the specification wants it. */
export function useCreateCategory(onCreated: (category: Category) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: createCategory,
    onSuccess: (created) => {
      // The new one is in the list at once, so that it can be shown as selected.
      queryClient.setQueryData(categoriesQuery.queryKey, (known = []) =>
        known.some(({ id }) => id === created.id) ? known : [...known, created],
      );
      notify.success('Category Saved');
      onCreated(created);
      void queryClient.invalidateQueries({ queryKey: categoriesQuery.queryKey });
    },
  });
}
