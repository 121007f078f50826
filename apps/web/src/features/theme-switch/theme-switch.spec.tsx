import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
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

it('follows the system as long as nothing was chosen', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList,
  );
  render(<ThemeSwitch className="" />);
  expect(screen.getByRole('button', { name: 'Light Mode' })).toBeVisible();
  expect(localStorage.getItem('vite-ui-theme')).toBeNull();
});
