import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API_PATHS } from '@wordloom/contracts/paths';
import { anApiError } from '@wordloom/test-kit/an-api-error';
import { network } from '@wordloom/test-kit/network';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderAppAt } from '../../test/render-app.tsx';

async function registerAs(username: string) {
  await userEvent.type(await screen.findByLabelText('Username'), username);
  await userEvent.type(screen.getByLabelText('E-mail'), 'marta@wordloom.test');
  await userEvent.type(screen.getByLabelText('Password'), 'a long one');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
}

describe('registering', () => {
  it('goes to the login and says what the server says', async () => {
    const router = renderAppAt('/register');
    await registerAs('marta');
    const said = await screen.findByText('Registration successful. Please check your email.');
    expect(said).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('marks the field that the server refuses, besides saying it', async () => {
    const taken = {
      statusCode: 409,
      code: 'username.taken',
      message: 'This name is taken',
    } as const;
    network.use(http.post(API_PATHS.register, () => anApiError(taken)));
    renderAppAt('/register');
    await registerAs('marta');
    expect(await screen.findAllByText(taken.message)).toHaveLength(2);
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(taken.message);
    expect(screen.getByLabelText('Username')).toHaveFocus();
  });

  it('has words of its own when the server gives none or cannot be reached', async () => {
    network.use(
      http.post(API_PATHS.register, () => new HttpResponse(null, { status: 502 }), { once: true }),
      http.post(API_PATHS.register, () => HttpResponse.error()),
    );
    renderAppAt('/register');
    await registerAs('marta');
    expect(await screen.findByText('Registration failed.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('Unexpected error during registration.')).toBeVisible();
  });

  it('leaves an empty or malformed field to the browser', async () => {
    renderAppAt('/register');
    const email = await screen.findByLabelText('E-mail');
    await userEvent.type(email, 'not an address');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(email).toBeInvalid();
    expect(screen.getByLabelText('Username')).toBeRequired();
    expect(screen.getByLabelText('Password')).toBeRequired();
  });
});
