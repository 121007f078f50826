import type { Category } from '@wordloom/contracts/categories';

export function aCategory(given: Partial<Category> = {}): Category {
  return { id: 1, name: 'Animals', ...given };
}

export const CATEGORIES: Category[] = ['Animals', 'Food', 'Home', 'Nature', 'Places'].map(
  (name, index) => aCategory({ id: index + 1, name }),
);
