import { expect } from '@playwright/test';
import { register } from '../learner.ts';
import { openFromNavigation } from '../screen.ts';
import { asNewcomer } from './people.ts';
import { open, type Screen } from './screen.ts';

/** Where something went wrong, and what is no screen of a task. */
export const ELSEWHERE: readonly Screen[] = [
  { name: 'about', reach: open('/about') },
  { name: 'not-found', reach: open('/no/such/page') },
  {
    name: 'crash',
    reach: async (page) => {
      await open('/home', asNewcomer)(page);
      await page.route('**/assets/favorites-*.js', (route) => route.abort());
      await openFromNavigation(page, 'Favorite');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'login-required',
    reach: async (page) => {
      await open('/home', asNewcomer)(page);
      const other = await page.context().newPage();
      await other.goto('/theme.js');
      await other.evaluate(() => {
        localStorage.removeItem('token');
      });
      await other.close();
      await expect(page.getByRole('heading', { name: 'Login required' })).toBeVisible();
    },
  },
  {
    name: 'mailbox',
    reach: async (page) => {
      await register(page.request);
      await open('/dev/mailbox')(page);
    },
  },
  {
    name: 'mail',
    reach: async (page) => {
      await register(page.request);
      await page.goto('/dev/mailbox');
      await page.getByRole('link', { name: 'Confirm your e-mail' }).first().click();
      await expect(
        page.getByTitle('The mail as it looks').contentFrame().locator('h1'),
      ).toBeVisible();
    },
  },
];
