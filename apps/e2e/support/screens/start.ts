import { expect, type Page } from '@playwright/test';
import { FACE } from '../face.ts';
import { openNavigation, toast } from '../screen.ts';
import { asNewcomer, asWriter } from './people.ts';
import { never, open, refuse, type Screen } from './screen.ts';

async function openHome(page: Page): Promise<void> {
  await asWriter(page);
  await open('/home')(page);
  await expect(page.getByRole('heading', { name: /^Hello, \w/ })).toBeVisible();
}

async function openProfile(page: Page): Promise<void> {
  await openHome(page);
  await (await openNavigation(page)).getByRole('button', { name: 'Update Info' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
}

/** Home, the navigation, the profile and the dashboard. */
export const START: readonly Screen[] = [
  { name: 'home', reach: openHome },
  {
    name: 'home-loading',
    reach: async (page) => {
      await asWriter(page);
      await page.route('**/api/users/**', never);
      await open('/home')(page);
    },
  },
  {
    name: 'home-avatar',
    reach: async (page) => {
      await openHome(page);
      await page.getByLabel('Avatar').setInputFiles(FACE);
      await expect(page.getByRole('button', { name: 'Upload' })).toBeVisible();
    },
  },
  {
    name: 'navigation',
    fullPage: false,
    reach: async (page) => {
      await open('/myWords', asWriter)(page);
      await expect(page.getByRole('article').first()).toBeVisible();
      await openNavigation(page);
    },
  },
  { name: 'profile', fullPage: false, reach: openProfile },
  {
    name: 'profile-errors',
    fullPage: false,
    reach: async (page) => {
      await openProfile(page);
      await page.getByLabel('Username').fill('ab');
      await page.getByLabel('E-mail').fill('nobody');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(toast(page, 'Username must be between 3 and 20 characters')).toBeVisible();
    },
  },
  {
    name: 'profile-devices',
    fullPage: false,
    reach: async (page) => {
      await openProfile(page);
      await page.getByText('Your devices').click();
      await expect(page.getByText('This device')).toBeVisible();
    },
  },
  {
    name: 'profile-delete',
    fullPage: false,
    reach: async (page) => {
      await openProfile(page);
      await page.getByText('Your data').click();
      await page.getByRole('button', { name: 'Delete account' }).click();
      await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
    },
  },
  {
    name: 'dashboard',
    reach: async (page) => {
      await open('/dashboard', asWriter)(page);
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'dashboard-numbers',
    reach: async (page) => {
      await open('/dashboard', asWriter)(page);
      await page.getByText('Show the numbers').click();
    },
  },
  {
    name: 'dashboard-empty',
    reach: async (page) => {
      await open('/dashboard', asNewcomer)(page);
      await expect(page.getByRole('heading', { name: 'Your loom is ready' })).toBeVisible();
    },
  },
  {
    name: 'dashboard-loading',
    reach: async (page) => {
      await asWriter(page);
      await page.route('**/api/view/dashboard', never);
      await open('/dashboard')(page);
    },
  },
  {
    name: 'dashboard-error',
    reach: async (page) => {
      await asWriter(page);
      await page.route('**/api/view/dashboard', refuse);
      await open('/dashboard')(page);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
];
