import type { Page } from '@playwright/test';
import type { Learner } from './learner.ts';

/** Fills in the login form and sends it. */
export async function logIn(
  page: Page,
  { email, password }: Pick<Learner, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}
