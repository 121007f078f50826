import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { storeSession } from '#shared/session/session.ts';
import { renderAppAt } from '../../test/render-app.tsx';

vi.mock('#app/routes/favorites.tsx', () => Promise.reject(new Error('out of reach')));

it('offers a way on and a way back when the code of a screen cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  storeSession({ token: 'a-token', userId: 7 });
  renderAppAt('/home');
  await userEvent.click(await screen.findByRole('link', { name: 'Favorite' }));
  const message = await screen.findByRole('alert');
  expect(message).toHaveTextContent('A thread has snapped');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/home');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});
