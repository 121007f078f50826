import type { Page } from '@playwright/test';
import { openNavigation } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const DARK_PAPER = 'rgb(22, 21, 27)';
const LIGHT_PAPER = 'rgb(250, 246, 238)';

const html = (page: Page) => page.locator('html');
const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('vite-ui-theme'));

test('the toggle names where it leads, and its choice is remembered', async ({ page }) => {
  await page.goto('/login');
  await expect(html(page)).toHaveCSS('background-color', LIGHT_PAPER);
  expect(await storedTheme(page)).toBeNull();
  await page.getByRole('button', { name: 'Dark Mode' }).click();
  await expect(html(page)).toHaveCSS('background-color', DARK_PAPER);
  await expect(html(page)).toHaveCSS('color-scheme', 'dark');
  expect(await storedTheme(page)).toBe('dark');

  await page.reload();
  await expect(html(page)).toHaveCSS('background-color', DARK_PAPER);
  await page.getByRole('button', { name: 'Light Mode' }).click();
  await expect(html(page)).toHaveCSS('background-color', LIGHT_PAPER);
  expect(await storedTheme(page)).toBe('light');
});

test('the signed-in area has the same toggle, and its logo follows', async ({ page, learner }) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: `Hello, ${learner.username}` })).toBeVisible();
  const logo = page.getByRole('main').getByRole('img', { name: 'Wordloom logo' });
  await expect(logo).toHaveAttribute('src', '/logo-light.svg');
  await (await openNavigation(page)).getByRole('button', { name: 'Dark Mode' }).click();
  await expect(html(page)).toHaveCSS('background-color', DARK_PAPER);
  await expect(page.locator('main img[alt="Wordloom logo"]')).toHaveAttribute(
    'src',
    '/logo-dark.svg',
  );
});

test.describe('without a choice', { tag: '@desktop' }, () => {
  test('the theme follows the system, also while the page is open', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/login');
    await expect(html(page)).toHaveCSS('background-color', DARK_PAPER);
    await expect(page.getByRole('button', { name: 'Light Mode' })).toBeVisible();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).toHaveCSS('background-color', LIGHT_PAPER);
    expect(await storedTheme(page)).toBeNull();
  });
});

for (const { theme, system, paper } of [
  { theme: 'dark', system: 'light', paper: DARK_PAPER },
  { theme: 'light', system: 'dark', paper: LIGHT_PAPER },
] as const) {
  test(
    `a remembered ${theme} theme is there before the application is: no flash`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: system });
      await page.goto('/theme.js');
      await page.evaluate((chosen) => localStorage.setItem('vite-ui-theme', chosen), theme);
      await page.addInitScript(noteThemeAtFirstContent);
      const hold = Promise.withResolvers<undefined>();
      await page.route('**/assets/*.js', async (route) => {
        await hold.promise;
        await route.continue();
      });

      await page.goto('/login', { waitUntil: 'commit' });
      // Everything is painted that can be painted without the application's code.
      await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
      await expect(html(page)).toHaveCSS('background-color', paper, { timeout: 1 });
      await expect(page.locator('#root')).toHaveJSProperty('inert', true);

      expect(await page.evaluate(() => sessionStorage.getItem('theme at first content'))).toBe(
        theme,
      );

      hold.resolve(undefined);
      await expect(page.locator('#root')).toHaveJSProperty('inert', false);
      await expect(html(page)).toHaveCSS('background-color', paper);
    },
  );
}

/** Nothing is painted before there is a body: the theme must be set when the body comes. */
function noteThemeAtFirstContent(): void {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('body')) return;
    const theme = document.querySelector('html.dark') ? 'dark' : 'light';
    sessionStorage.setItem('theme at first content', theme);
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}
