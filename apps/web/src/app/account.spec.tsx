import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API_PATHS } from '@wordloom/contracts/paths';
import { aSession } from '@wordloom/test-kit/a-session';
import { network } from '@wordloom/test-kit/network';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSession, storeSession } from '#shared/session/session.ts';
import { renderAppAt } from '../../test/render-app.tsx';

beforeEach(() => storeSession({ token: 'a-token', userId: 7 }));

async function openSection(title: string) {
  const router = renderAppAt('/home');
  await screen.findByRole('heading', { name: 'Hello, marta' });
  await userEvent.click(screen.getByRole('button', { name: 'Update Info' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Info' }));
  await userEvent.click(dialog.getByText(title));
  return { dialog, router };
}

describe('deleting the account', () => {
  it('wants the username typed, then says goodbye at the login', async () => {
    let deleted = 0;
    network.use(
      http.delete(API_PATHS.user(7), () => {
        deleted += 1;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { dialog, router } = await openSection('Your data');
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete account' }));
    const confirm = dialog.getByRole('button', { name: 'Delete my account for good' });
    const name = dialog.getByLabelText('Type “marta” to confirm');
    await userEvent.type(name, 'Marta');
    await userEvent.click(confirm);
    await waitFor(() => expect(name).toHaveAccessibleDescription('Please type marta here'));
    expect(deleted).toBe(0);

    await userEvent.clear(name);
    await userEvent.type(name, 'marta');
    await userEvent.click(confirm);
    // Said by the screen that one leaves, and by the one that comes.
    await waitFor(() =>
      expect(screen.getByText('Your account is deleted. Goodbye, marta!')).toBeVisible(),
    );
    expect(deleted).toBe(1);
    expect(readSession()).toBeNull();
    expect(router.state.location.pathname).toBe('/login');
  });
});

describe('the devices', () => {
  it('are listed, and all but this one can be signed out', async () => {
    const here = aSession();
    const phone = aSession({
      id: '6f1c1c86-7a5c-4b8e-9d52-0c3b5a1f2e02',
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1',
      current: false,
    });
    let live = [here, phone];
    network.use(
      http.get(API_PATHS.sessions, () => HttpResponse.json(live)),
      http.delete(API_PATHS.sessions, () => {
        live = [here];
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { dialog } = await openSection('Your devices');
    expect(await dialog.findByText('Safari on iPhone')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out other devices' }));
    await waitFor(() => expect(dialog.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect(dialog.getByText('Firefox on Linux')).toBeVisible();
    expect(
      dialog.queryByRole('button', { name: 'Sign out other devices' }),
    ).not.toBeInTheDocument();
  });
});
