import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { readSession } from '#shared/session/session.ts';
import { renderAppAt } from '../../test/render-app.tsx';

const NOTES = [
  ['provider_off', 'facebook', 'Facebook sign-in is not set up here.'],
  ['provider_off', 'google', 'Google sign-in is not set up here.'],
  ['provider_off', 'github', 'GitHub sign-in is not set up here.'],
  ['denied', 'google', 'You did not let Google sign you in.'],
  ['failed', 'facebook', 'Signing in with Facebook did not work.'],
  ['unverified', 'github', 'GitHub has not confirmed your e-mail yet.'],
  ['unverified', 'facebook', 'There is an account with your e-mail already.'],
] as const;
const NAMES = { facebook: 'Facebook', google: 'Google', github: 'GitHub' };

it.each(NOTES)('says at the login, after "%s" from %s: %s', async (reason, provider, what) => {
  const router = renderAppAt(`/oauth2-success?error=${reason}&provider=${provider}`);
  expect(await screen.findByText('No token received from OAuth')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  const note = (await screen.findByText(what)).closest('[role=status]');
  expect(note).toHaveTextContent(/(Log|log) in/);
  const button = screen.getByRole('button', { name: NAMES[provider] });
  expect(button).toHaveAccessibleDescription(note?.textContent ?? '');
  for (const other of screen.getAllByRole('button', { name: /^(Facebook|Google|GitHub)$/ })) {
    if (other !== button) expect(other).not.toHaveAccessibleDescription();
  }
});

it('says it no longer when the learner has been elsewhere', async () => {
  renderAppAt('/oauth2-success?error=denied&provider=google');
  const note = 'You did not let Google sign you in.';
  expect(await screen.findByText(note)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Create an account' }));
  await userEvent.click(await screen.findByRole('link', { name: /login/i }));
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  expect(screen.queryByText(note)).not.toBeInTheDocument();
});

it.each([
  'error=provider_off&provider=<b>acme</b>',
  'error=<b>call+us</b>&provider=google',
  'error=toString&provider=google',
  'error=failed',
])('repeats nothing that it does not know: "%s"', async (query) => {
  const router = renderAppAt(`/oauth2-success?${query}`);
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  expect(screen.getByRole('button', { name: 'Google' })).not.toHaveAccessibleDescription();
  expect(screen.queryByText(/acme|call us|another way/)).not.toBeInTheDocument();
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
  await waitFor(() => expect(timer).toHaveBeenCalledWith(expect.any(Function), 300));
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
