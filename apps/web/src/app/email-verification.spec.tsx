import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAppAt } from '../../test/render-app.tsx';

it.each([
  ['success', 'Congratulations, your account has been verified!'],
  ['already', 'Your account was already verified.'],
  ['invalid', 'The verification link is invalid or has expired.'],
  ['whatever', 'The verification link is invalid or has expired.'],
])('tells the result of a link: %s', async (status, title) => {
  renderAppAt(`/email-verification?status=${status}`);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
});

it('sends a new link to whoever asks, when the old one is no good', async () => {
  renderAppAt('/email-verification');
  await userEvent.type(await screen.findByLabelText('E-mail'), 'marta@wordloom.test');
  await userEvent.click(screen.getByRole('button', { name: 'Resend the confirmation link' }));
  expect(await screen.findByText('Please check your email.')).toBeVisible();
});
