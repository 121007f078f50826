import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CardGrid } from '#features/card-browser/ui/card-grid.tsx';

it('has two columns on a small screen, three on a medium and four on a large one', () => {
  render(<CardGrid />);
  expect(screen.getByRole('list')).toHaveClass('grid-cols-2', 'md:grid-cols-3', 'xl:grid-cols-4');
});
