import { DEMO } from '../support/product.ts';
import { openNavigation, toast } from '../support/screen.ts';
import { logIn } from '../support/sign-in-form.ts';
import { storedSession } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const GUARDED = [
  '/',
  '/home',
  '/dashboard',
  '/search',
  '/save',
  '/filter',
  '/favorites',
  '/myWords',
  '/words',
];

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

  const [token, userId] = await storedSession(page);
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
    expect(await storedSession(page)).toEqual([null, null]);
    await expect(async () => {
      const headers = { Authorization: `Bearer ${token ?? ''}` };
      expect((await page.request.get('/api/category', { headers })).status()).toBe(401);
    }).toPass();
    await page.goBack();
    await expect(page).toHaveURL('/login');
  });
});

test.describe('with a wrong password', { tag: '@desktop' }, () => {
  test.use({ allowedMessages: [/status of 401/] });

  test("the server's message is shown and nothing is stored", async ({ page }) => {
    await page.goto('/login');
    await logIn(page, { ...DEMO, password: 'lean-words' });
    await expect(toast(page, 'Wrong e-mail or password')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('E-mail')).toHaveValue(DEMO.email);
    expect(await storedSession(page)).toEqual([null, null]);
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

test(
  'without a token every guarded address leads to /login and leaves no step in the history',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/register');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const address of GUARDED) {
      await page.goto(address);
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/register');
    }
  },
);
