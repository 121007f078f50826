import { expect, type Page } from '@playwright/test';
import { newcomer, register } from '../learner.ts';
import { linkInMail } from '../mailbox.ts';
import { DEMO } from '../product.ts';
import { toast } from '../screen.ts';
import { logIn } from '../sign-in-form.ts';
import { never, open, type Screen } from './screen.ts';

async function askForLink(page: Page): Promise<void> {
  await open('/forgot-password')(page);
  await page.getByLabel('E-mail').fill(DEMO.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
}

/** The screens before the sign-in. */
export const DOOR: readonly Screen[] = [
  { name: 'login', reach: open('/login') },
  {
    name: 'login-wrong-password',
    fullPage: false,
    reach: async (page) => {
      await open('/login')(page);
      await logIn(page, { ...DEMO, password: 'not this one' });
      await expect(toast(page, 'Wrong e-mail or password')).toBeVisible();
    },
  },
  {
    name: 'login-unconfirmed',
    fullPage: false,
    reach: async (page) => {
      const learner = newcomer();
      await page.request.post('/auth/register', { data: learner });
      await open('/login')(page);
      await logIn(page, learner);
      await expect(toast(page, 'Please confirm your e-mail first.')).toBeVisible();
    },
  },
  {
    name: 'login-social-refused',
    fullPage: false,
    reach: async (page) => {
      await page.goto('/oauth2-success?error=unverified&provider=github');
      await expect(page.getByText('GitHub has not confirmed your e-mail yet.')).toBeVisible();
    },
  },
  { name: 'register', reach: open('/register') },
  {
    name: 'register-taken',
    reach: async (page) => {
      await open('/register')(page);
      await page.getByLabel('Username').fill(DEMO.username);
      await page.getByLabel('E-mail').fill('somebody@wordloom.test');
      await page.getByLabel('Password', { exact: true }).fill('threads-and-words');
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(toast(page, 'This username is taken')).toBeVisible();
    },
  },
  { name: 'forgot-password', reach: open('/forgot-password') },
  { name: 'forgot-password-sent', reach: askForLink },
  {
    name: 'reset-password',
    reach: async (page) => {
      const { email } = await register(page.request);
      await page.request.post('/auth/password/forgot', { data: { email } });
      await open(await linkInMail(page.request, email, '/reset-password'))(page);
    },
  },
  { name: 'reset-password-expired', reach: open('/reset-password') },
  { name: 'verification-success', reach: open('/email-verification?status=success') },
  { name: 'verification-already', reach: open('/email-verification?status=already') },
  { name: 'verification-invalid', reach: open('/email-verification?status=no') },
  {
    name: 'oauth2-success',
    fullPage: false,
    reach: async (page) => {
      // It leads on after 300 ms; without the code of the next screen it stays.
      await page.route('**/assets/login-*.js', never);
      await open('/oauth2-success')(page);
    },
  },
];
