import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fillSearch, frontCard, openNavigation } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

// Colours are measured where they have come to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A screen and what shows that it is there, with its content. */
interface Screen {
  name: string;
  address: string;
  settled: (page: Page) => Promise<void>;
}

const heading = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

const PUBLIC: Screen[] = [
  { name: 'login', address: '/login', settled: heading('Welcome back') },
  { name: 'register', address: '/register', settled: heading('Create your account') },
  {
    name: 'verification, success',
    address: '/email-verification?status=success',
    settled: heading('Congratulations, your account has been verified!'),
  },
  {
    name: 'verification, invalid',
    address: '/email-verification?status=invalid',
    settled: heading('The verification link is invalid or has expired.'),
  },
  {
    name: 'page not found',
    address: '/no/such/page',
    settled: heading('This thread leads nowhere'),
  },
];

const SIGNED_IN: Screen[] = [
  { name: 'home', address: '/home', settled: heading('Hello, ') },
  {
    name: 'search, with an error and an open list',
    address: '/search',
    settled: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('combobox', { name: 'Category' }).click();
      await expect(page.getByRole('option', { name: 'Animals' })).toBeVisible();
    },
  },
  {
    name: 'search, with results',
    address: '/search',
    settled: async (page) => {
      await fillSearch(page, {
        word: 'umbrella',
        languages: ['Spanish', 'English', 'German', 'French'],
        category: 'Objects',
      });
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(frontCard(page)).toBeVisible();
    },
  },
  {
    name: 'save, with a new category',
    address: '/save',
    settled: async (page) => {
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByRole('combobox', { name: 'Category' }).click();
      await page.getByRole('option', { name: '+ Create new category' }).click();
    },
  },
  {
    name: 'my words',
    address: '/myWords',
    settled: async (page) => {
      await expect(page.getByRole('article')).toHaveCount(4);
    },
  },
];

async function expectNoViolation(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  expect.soft(found, `violations on ${name}`).toEqual([]);
}

async function useTheme(page: Page, theme: string): Promise<void> {
  await page.goto('/theme.js');
  await page.evaluate((chosen) => localStorage.setItem('vite-ui-theme', chosen), theme);
}

async function visit(page: Page, { address, settled }: Screen): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
}

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing on the screens before the sign-in (${theme})`, async ({ page }) => {
    await useTheme(page, theme);
    for (const screen of PUBLIC) {
      await visit(page, screen);
      await expectNoViolation(page, screen.name);
    }
  });

  test(`axe finds nothing on the screens behind the sign-in (${theme})`, async ({
    page,
    learner,
  }) => {
    expect(learner.username).toBeTruthy();
    await useTheme(page, theme);
    await page.goto('/myWords');
    await expect(page.getByText('No words available.')).toBeVisible();
    await expectNoViolation(page, 'my words, empty');
    for (const screen of SIGNED_IN) {
      await visit(page, screen);
      await expectNoViolation(page, screen.name);
    }
    await openNavigation(page);
    await expectNoViolation(page, 'the navigation');
  });
}

test(
  'nothing needs scrolling sideways at 320 pixels',
  { tag: '@phone' },
  async ({ page, learner }) => {
    expect(learner.username).toBeTruthy();
    await page.setViewportSize({ width: 320, height: 640 });
    const expectToFit = async (name: string) => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `width of ${name}`).toBe(320);
    };
    for (const screen of SIGNED_IN) {
      await visit(page, screen);
      await expectToFit(screen.name);
    }
    await openNavigation(page);
    await expectToFit('the navigation');
    await page.evaluate(() => localStorage.removeItem('token'));
    for (const screen of PUBLIC) {
      await visit(page, screen);
      await expectToFit(screen.name);
    }
  },
);

test('an unknown address says so, has a title of its own and a way back', async ({
  page,
  learner,
}) => {
  await page.goto('/no/such/page');
  await expect(page.getByText('404')).toBeVisible();
  await expect(page).toHaveTitle(/not found/i);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { name: `Hello, ${learner.username}` })).toBeVisible();
});
