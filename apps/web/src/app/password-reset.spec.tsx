import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API_PATHS } from '@wordloom/contracts/paths';
import { anApiError } from '@wordloom/test-kit/an-api-error';
import { network } from '@wordloom/test-kit/network';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderAppAt } from '../../test/render-app.tsx';

const ANSWER = 'If this address has an account, a link is on its way.';

async function askForLink() {
  await userEvent.type(await screen.findByLabelText('E-mail'), 'marta@wordloom.test');
  await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
  expect(await screen.findByText(ANSWER, { exact: false })).toBeVisible();
}

async function setPassword(password: string) {
  await userEvent.type(await screen.findByLabelText('New password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Set new password' }));
}

describe('a forgotten password', () => {
  it('starts at the login and ends with a mail, whatever the address', async () => {
    const router = renderAppAt('/login');
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/forgot-password'));
    await askForLink();
  });
});

describe('the link for a new password', () => {
  it('leaves the address bar at once, sets the password and leads to the login', async () => {
    let sent: unknown;
    network.use(
      http.post(API_PATHS.resetPassword, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ message: 'Your password has been changed.' });
      }),
    );
    const replaceState = vi.spyOn(window.history, 'replaceState');
    const router = renderAppAt('/reset-password?token=from-the-mail');
    await screen.findByRole('heading', { name: 'Set a new password' });
    expect(replaceState).toHaveBeenCalledWith(null, '', '/reset-password');
    await setPassword('a better one');
    expect(await screen.findByText('Your password has been changed.')).toBeVisible();
    expect(sent).toEqual({ token: 'from-the-mail', password: 'a better one' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('is not used up by a password that is too short', async () => {
    renderAppAt('/reset-password?token=from-the-mail');
    await setPassword('five5');
    const message = 'Password must be at least 6 characters';
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(message);
  });

  it('can be asked for again when it has expired', async () => {
    network.use(
      http.post(API_PATHS.resetPassword, () =>
        anApiError({ statusCode: 400, code: 'link.invalid', message: 'No good' }),
      ),
    );
    renderAppAt('/reset-password?token=an-old-one');
    await setPassword('a better one');
    const title = 'This link is invalid or has expired.';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await askForLink();
  });

  it('can be asked for again when the address holds none', async () => {
    renderAppAt('/reset-password');
    await askForLink();
  });
});
