import type { Page } from '@playwright/test';
import { DEMO } from '../support/product.ts';
import { openNavigation, toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const GUARDED = ['/', '/home', '/search', '/save', '/myWords'];

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('userId')]);

test('the demo account signs in and out again', async ({ page }) => {
  await test.step('signs in with the address and password the product prints', async () => {
    await page.goto('/login');
    await logIn(page, DEMO);
    await expect(toast(page, 'Login successful!')).toBeVisible();
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('heading', { name: `Hello, ${DEMO.username}` })).toBeVisible();
    await expect(
      page.getByText(
        "Welcome back! Ready to continue your journey of learning new words and mastering languages? Let's go!",
      ),
    ).toBeVisible();
  });

  const [token, userId] = await stored(page);
  expect(token).toBeTruthy();
  expect(Number(userId)).toBeGreaterThan(0);

  await test.step('the navigation offers every entry and highlights the current one', async () => {
    const navigation = await openNavigation(page);
    const entries = navigation.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(entries).toHaveText([
      'Home',
      'Dashboard',
      'Search word',
      'Save word',
      'My words',
      'Filter',
      'Favorite',
    ]);
    await expect(entries.and(page.locator('[aria-current=page]'))).toHaveText(['Home']);
    await navigation.getByRole('button', { name: 'Logout' }).click();
  });

  await test.step('Logout forgets token and user id, leads to /login and ends the session', async () => {
    await expect(page).toHaveURL('/login');
    expect(await stored(page)).toEqual([null, null]);
    await expect(async () => {
      const headers = { Authorization: `Bearer ${token ?? ''}` };
      expect((await page.request.get('/api/category', { headers })).status()).toBe(401);
    }).toPass();
    await page.goBack();
    await expect(page).toHaveURL('/login');
  });
});

test.describe('with a wrong password', () => {
  test.use({ allowedMessages: [/status of 401/] });

  test("the server's message is shown and nothing is stored", async ({ page }) => {
    await page.goto('/login');
    await logIn(page, { ...DEMO, password: 'lean-words' });
    await expect(toast(page, 'Wrong e-mail or password')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('E-mail')).toHaveValue(DEMO.email);
    expect(await stored(page)).toEqual([null, null]);
  });
});

test('the password can be shown and hidden again', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('learn-words');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('without a token every guarded address leads to /login and leaves no step in the history', async ({
  page,
}) => {
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const address of GUARDED) {
    await page.goto(address);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/register');
  }
});

test('signing out in one tab shows the other tab that a login is required', async ({
  page,
  learner,
}) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: `Hello, ${learner.username}` })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/home');
  await (await openNavigation(other)).getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/login');

  await expect(page.getByRole('heading', { name: 'Login required' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect(page).toHaveURL('/login');
});

test.describe('when the server no longer knows the session', () => {
  test.use({ allowedMessages: [/status of 401/] });

  test('the next call leads to /login, and signing in leads back', async ({ page, learner }) => {
    await page.evaluate(() => localStorage.setItem('token', 'not-a-token-of-ours'));
    await page.goto('/search');
    await expect(page).toHaveURL('/login');
    expect(await stored(page)).toEqual([null, null]);
    await logIn(page, learner);
    await expect(page).toHaveURL('/search');
  });
});
