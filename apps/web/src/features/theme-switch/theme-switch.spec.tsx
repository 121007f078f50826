import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ThemeSwitch } from '#features/theme-switch/theme-switch.tsx';

it('names the theme it leads to, paints it and remembers it', async () => {
  render(<ThemeSwitch className="" />);
  await userEvent.click(screen.getByRole('button', { name: 'Dark Mode' }));
  expect(document.documentElement).toHaveClass('dark');
  expect(localStorage.getItem('vite-ui-theme')).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'Light Mode' }));
  expect(document.documentElement).not.toHaveClass('dark');
  expect(localStorage.getItem('vite-ui-theme')).toBe('light');
});
