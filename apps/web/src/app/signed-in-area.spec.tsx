import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API_PATHS } from '@wordloom/contracts/paths';
import { anApiError } from '@wordloom/test-kit/an-api-error';
import { network } from '@wordloom/test-kit/network';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearSession, readSession, storeSession } from '#shared/session/session.ts';
import { renderAppAt } from '../../test/render-app.tsx';

describe('the guard', () => {
  it('sends a visitor without a token to the login and leaves nothing in the history', async () => {
    const router = renderAppAt('/home');
    expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(router.state.historyAction).toBe('REPLACE');
  });
});

describe('the signed-in area', () => {
  beforeEach(() => storeSession({ token: 'a-token', userId: 7 }));

  it.each(['/', '/home'])('shows the home page at %s and highlights Home', async (address) => {
    renderAppAt(address);
    expect(await screen.findByRole('heading', { name: 'Hello, marta' })).toBeVisible();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Home');
    expect(document.title).toBe('Home · Wordloom');
  });

  it('offers every entry of the navigation', async () => {
    renderAppAt('/home');
    const entries = within(await screen.findByRole('navigation', { name: 'Main' }));
    const links = entries
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Home', '/home'],
      ['Dashboard', '/dashboard'],
      ['Search word', '/search'],
      ['Save word', '/save'],
      ['My words', '/myWords'],
      ['Filter', '/filter'],
      ['Favorite', '/favorites'],
    ]);
  });

  it('has a sidebar of 64 units on a wide screen', async () => {
    renderAppAt('/home');
    const navigation = await screen.findByRole('navigation', { name: 'Main' });
    expect(navigation.closest('header')).toHaveClass('w-64');
  });

  it('greets without a name when the user cannot be fetched', async () => {
    network.use(http.get(API_PATHS.user(7), () => anApiError()));
    renderAppAt('/home');
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Hello,' })).toBeVisible();
  });

  it('forgets the session at once on Logout, and tells the server whose it was', async () => {
    let told: string | null = null;
    network.use(
      http.post(API_PATHS.logout, ({ request }) => {
        told = request.headers.get('Authorization');
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const router = renderAppAt('/home');
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(readSession()).toBeNull();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    await waitFor(() => expect(told).toBe('Bearer a-token'));
  });

  it('asks to log in when another tab has signed out', async () => {
    renderAppAt('/home');
    await screen.findByRole('heading', { name: 'Hello, marta' });
    clearSession();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(await screen.findByRole('heading', { name: 'Login required' })).toBeVisible();
  });

  it('returns to the same place after a session that has run out', async () => {
    network.use(
      http.get(API_PATHS.user(7), () => anApiError({ statusCode: 401, code: 'auth.required' }), {
        once: true,
      }),
    );
    const router = renderAppAt('/?from=a-card');
    await userEvent.type(await screen.findByLabelText('E-mail'), 'marta@wordloom.test');
    expect(readSession()).toBeNull();
    await userEvent.type(screen.getByLabelText('Password'), 'a long one');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(router.state.location.search).toBe('?from=a-card');
    expect(await screen.findByRole('heading', { name: 'Hello, marta' })).toBeVisible();
  });
});
