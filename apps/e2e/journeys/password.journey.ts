import type { Page } from '@playwright/test';
import { newcomer, register, signInDirectly } from '../support/learner.ts';
import { linkInMail } from '../support/mailbox.ts';
import { toast } from '../support/screen.ts';
import { logIn } from '../support/sign-in-form.ts';
import { storedSession } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const RESENT = 'If this address waits for confirmation, a new link is on its way.';
const EXPIRED = 'This link is invalid or has expired.';

async function setNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set new password' }).click();
}

async function resetLink(page: Page, email: string): Promise<string> {
  await page.request.post('/auth/password/forgot', { data: { email } });
  return linkInMail(page.request, email, '/reset-password');
}

test('a forgotten password is set anew over the link in the mail', async ({ page }) => {
  const { email } = await register(page.request);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('It works once');

  await page.goto(await linkInMail(page.request, email, '/reset-password'));
  await expect(page).toHaveURL('/reset-password');
  await setNewPassword(page, 'a-new-secret');
  await expect(page).toHaveURL('/login');
  await logIn(page, { email, password: 'a-new-secret' });
  await expect(page).toHaveURL('/home');
});

test(
  'an address without an account gets the same answer',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/forgot-password');
    await page.getByLabel('E-mail').fill(newcomer().email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('It works once');
    await page.getByRole('link', { name: 'Back to login' }).click();
    await expect(page).toHaveURL('/login');
  },
);

test('a reset ends every session, this browser’s too', { tag: '@desktop' }, async ({ page }) => {
  const learner = await register(page.request);
  await signInDirectly(page, learner);
  await page.goto(await resetLink(page, learner.email));
  await setNewPassword(page, 'a-new-secret');
  await expect(page).toHaveURL('/login');
  expect(await storedSession(page)).toEqual([null, null]);
});

test.describe('a link that does not work', { tag: '@desktop' }, () => {
  test.use({ allowedMessages: [/status of 4\d\d/] });

  test('says so, works once only, and offers another', async ({ page }) => {
    const { email } = await register(page.request);
    const link = await resetLink(page, email);
    await page.goto(link);
    await setNewPassword(page, '12345');
    await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
      'Password must be at least 6 characters',
    );
    await setNewPassword(page, 'a-new-secret');
    await expect(page).toHaveURL('/login');
    await page.goto(link);
    await setNewPassword(page, 'yet-another');
    await expect(page.getByRole('heading', { name: EXPIRED })).toBeVisible();
    await page.goto('/reset-password');
    await expect(page.getByRole('heading', { name: EXPIRED })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send me a link' })).toBeVisible();
  });
});

test(
  'an expired confirmation link offers to send it again, and the new one works',
  { tag: '@desktop' },
  async ({ page }) => {
    const learner = newcomer();
    await page.request.post('/auth/register', { data: learner });
    await page.goto('/email-verification?status=invalid');
    await page.getByLabel('E-mail').fill(learner.email);
    await page.getByRole('button', { name: 'Resend the confirmation link' }).click();
    await expect(toast(page, RESENT)).toBeVisible();
    const link = await linkInMail(page.request, learner.email, '/auth/verify');
    await page.goto(link);
    await expect(page).toHaveURL('/email-verification?status=success');
    await page.goto(link);
    await expect(page).toHaveURL('/email-verification?status=already');
  },
);
