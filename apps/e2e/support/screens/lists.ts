import { expect, type Page } from '@playwright/test';
import { asNewcomer, asWriter } from './people.ts';
import { never, open, refuse, withLongWords, type Screen } from './screen.ts';

const LISTS = [
  { name: 'my-words', address: '/myWords', calls: '**/api/view/my-words/**' },
  { name: 'words', address: '/words', calls: '**/api/view?*' },
  { name: 'favorites', address: '/favorites', calls: '**/api/view/favorite?*' },
  { name: 'filter', address: '/filter', calls: '**/api/view/search/**' },
];
type List = (typeof LISTS)[number];

const firstCard = (page: Page) => expect(page.getByRole('article').first()).toBeVisible();
const noCards = (page: Page) =>
  expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^(No|You) / }),
  ).toBeVisible();

const filled = ({ name, address }: List): Screen => ({
  name,
  reach: async (page) => {
    await open(address, asWriter)(page);
    await firstCard(page);
  },
});

const loading = ({ name, address, calls }: List): Screen => ({
  name: `${name}-loading`,
  reach: async (page) => {
    await asWriter(page);
    await page.route(calls, never);
    await open(address)(page);
  },
});

const failed = ({ name, address, calls }: List): Screen => ({
  name: `${name}-error`,
  reach: async (page) => {
    await asWriter(page);
    await page.route(calls, refuse);
    await open(address)(page);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

const empty = (name: string, address: string): Screen => ({
  name,
  reach: async (page) => {
    await open(address, asNewcomer)(page);
    await noCards(page);
  },
});

/** The lists of cards. */
export const CARD_LISTS: readonly Screen[] = [
  ...LISTS.map(filled),
  ...LISTS.map(loading),
  ...LISTS.filter(({ name }) => /my-words|filter/.test(name)).map(failed),
  {
    name: 'my-words-long',
    reach: async (page) => {
      await asWriter(page);
      await page.route('**/api/view/my-words/**', withLongWords);
      await open('/myWords')(page);
      await firstCard(page);
    },
  },
  empty('my-words-empty', '/myWords'),
  empty('favorites-empty', '/favorites'),
  empty('filter-empty', '/filter?type=language&value=ja'),
  {
    name: 'words-empty',
    reach: async (page) => {
      await asNewcomer(page);
      await page.route('**/api/view?*', (route) => route.fulfill({ json: [] }));
      await open('/words')(page);
      await noCards(page);
    },
  },
  {
    name: 'filter-category',
    fullPage: false,
    reach: async (page) => {
      await open('/filter?type=category', asWriter)(page);
      await page.getByRole('combobox', { name: 'Category' }).click();
      await expect(page.getByRole('option', { name: 'Animals' })).toBeVisible();
    },
  },
  {
    name: 'filter-example',
    reach: async (page) => {
      await open('/filter?type=example', asWriter)(page);
      await expect(page.getByPlaceholder('Enter example')).toBeVisible();
    },
  },
  {
    name: 'my-words-many-pages',
    reach: async (page) => {
      await asWriter(page);
      await page.route('**/api/view/my-words/**', async (route) => {
        const answer = await route.fetch({
          url: route
            .request()
            .url()
            .replace(/page=\d+/, 'page=1'),
        });
        const headers = { ...answer.headers(), 'x-total-count': '96' };
        await route.fulfill({ response: answer, headers });
      });
      await open('/myWords?page=6')(page);
      await firstCard(page);
    },
  },
];
