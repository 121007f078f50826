import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Pagination } from '#shared/ui/pagination.tsx';

const barOf = (bar: HTMLElement) =>
  [...bar.querySelectorAll('li')].map((item) => item.textContent).join(' ');

it('offers the neighbours, both ends and the gaps between them', () => {
  render(<Pagination page={7} lastPage={42} onPage={vi.fn()} />);
  expect(barOf(screen.getByRole('navigation'))).toBe('Previous 1 … 6 7 8 … 42 Next');
  expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('7');
});

it('goes to a page, to the next and to the previous one', async () => {
  const onPage = vi.fn();
  render(<Pagination page={2} lastPage={3} onPage={onPage} />);
  for (const name of ['3', 'Next', 'Previous']) {
    await userEvent.click(screen.getByRole('button', { name }));
  }
  expect(onPage.mock.calls).toEqual([[3], [3], [1]]);
});

it('stops at the ends and stays where it is', async () => {
  const onPage = vi.fn();
  render(<Pagination page={1} lastPage={2} onPage={onPage} />);
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  await userEvent.click(screen.getByRole('button', { name: '1' }));
  expect(onPage).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
});

it('tells which page the learner is about to open, by mouse and by keyboard', async () => {
  const onIntent = vi.fn();
  render(<Pagination page={1} lastPage={3} onPage={vi.fn()} onIntent={onIntent} />);
  await userEvent.hover(screen.getByRole('button', { name: '3' }));
  screen.getByRole('button', { name: 'Next' }).focus();
  expect(onIntent.mock.calls).toEqual([[3], [2]]);
});
