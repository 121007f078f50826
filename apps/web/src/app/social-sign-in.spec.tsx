import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readSession } from '#shared/session/session.ts';
import { renderAppAt } from '../../test/render-app.tsx';

it.each([
  ['facebook', 'Facebook'],
  ['google', 'Google'],
  ['github', 'GitHub'],
])('says at the login that %s is not set up here', async (provider, name) => {
  const router = renderAppAt(`/oauth2-success?error=provider_off&provider=${provider}`);
  expect(await screen.findByText('No token received from OAuth')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  const note = `${name} sign-in is not set up here.`;
  expect(await screen.findByText(note)).toBeVisible();
  expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(new RegExp(note));
});

it('names no provider that it does not know', async () => {
  renderAppAt('/oauth2-success?error=provider_off&provider=<b>acme</b>');
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  expect(screen.queryByText(/not set up/)).not.toBeInTheDocument();
});

it('takes the session from the address and goes home', async () => {
  const router = renderAppAt('/oauth2-success?token=social-token&userId=7');
  expect(await screen.findByText('Processing login...')).toBeVisible();
  expect(screen.getByText('Login with OAuth successful!')).toBeVisible();
  expect(readSession()).toEqual({ token: 'social-token', userId: 7 });
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});

it('stays 300 ms before it goes on', async () => {
  const timer = vi.spyOn(window, 'setTimeout');
  renderAppAt('/oauth2-success?token=social-token&userId=7');
  await screen.findByText('Processing login...');
  expect(timer).toHaveBeenCalledWith(expect.any(Function), 300);
});

it.each(['', '?token=social-token', '?userId=7', '?token=social-token&userId=seven'])(
  'goes back to the login when the address holds no whole session: "%s"',
  async (search) => {
    const router = renderAppAt(`/oauth2-success${search}`);
    expect(await screen.findByText('No token received from OAuth')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(readSession()).toBeNull();
  },
);
