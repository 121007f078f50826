import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API_PATHS } from '@wordloom/contracts/paths';
import { anApiError } from '@wordloom/test-kit/an-api-error';
import { network } from '@wordloom/test-kit/network';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { readSession } from '#shared/session/session.ts';
import { renderAppAt } from '../../test/render-app.tsx';

async function logIn() {
  await userEvent.type(await screen.findByLabelText('E-mail'), 'marta@wordloom.test');
  await userEvent.type(screen.getByLabelText('Password'), 'a long one');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

describe('signing in', () => {
  it('stores token and user id, says so and opens the home page', async () => {
    const router = renderAppAt('/login');
    await logIn();
    expect(await screen.findByRole('heading', { name: 'Hello, marta' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/home');
    expect(screen.getByText('Login successful!')).toBeVisible();
    expect(readSession()).toEqual({ token: 'a-token', userId: 7 });
  });

  it('stores nothing when the answer has no token', async () => {
    network.use(http.post(API_PATHS.login, () => HttpResponse.json({ message: 'Hm' })));
    renderAppAt('/login');
    await logIn();
    expect(await screen.findByText('Token not received')).toBeVisible();
    expect(localStorage.getItem('userId')).toBeNull();
  });

  it('says what the server says, and "Login failed" when it says nothing', async () => {
    network.use(
      http.post(
        API_PATHS.login,
        () => anApiError({ statusCode: 401, code: 'auth.wrong_credentials', message: 'Not so' }),
        { once: true },
      ),
      http.post(API_PATHS.login, () => new HttpResponse(null, { status: 502 })),
    );
    renderAppAt('/login');
    await logIn();
    expect(await screen.findByText('Not so')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Login failed')).toBeVisible();
  });

  it('offers the confirmation link again to an account that waits for it', async () => {
    const unconfirmed = {
      statusCode: 403,
      code: 'auth.unconfirmed',
      message: 'Please confirm your e-mail first.',
    } as const;
    network.use(http.post(API_PATHS.login, () => anApiError(unconfirmed)));
    renderAppAt('/login');
    await logIn();
    expect(await screen.findByText(unconfirmed.message)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Resend the confirmation link' }));
    expect(await screen.findByText('Please check your email.')).toBeVisible();
  });

  it('shows and hides the password', async () => {
    renderAppAt('/login');
    const password = await screen.findByLabelText('Password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
  });
});
