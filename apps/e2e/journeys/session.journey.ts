import { stopTheClock } from '../support/clock.ts';
import { endSession } from '../support/learner.ts';
import { openNavigation, toast } from '../support/screen.ts';
import { logIn } from '../support/sign-in-form.ts';
import { storedSession } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

test.describe('a session that has been ended elsewhere', { tag: '@desktop' }, () => {
  test.use({ allowedMessages: [/status of 401/] });

  test('leads to the login at the next call, and from there back to the same page', async ({
    page,
    learner,
  }) => {
    await page.goto('/filter?type=example&value=sol');
    await expect(page.getByText(/with “sol” in the example/)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await endSession(page.request, learner);
    await page.getByPlaceholder('Enter example').fill('casa');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/login');
    expect(await storedSession(page)).toEqual([null, null]);
    await logIn(page, learner);
    await expect(page).toHaveURL(/\/filter\?type=example/);
    await expect(page.getByText(/with “(sol|casa)” in the example/)).toBeVisible();
  });
});

test(
  'two tabs agree: out in one is out in the other, and back in again',
  { tag: '@desktop' },
  async ({ page, learner }) => {
    await page.goto('/myWords');
    await expect(page.getByText('No words available.')).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/home');
    await (await openNavigation(other)).getByRole('button', { name: 'Logout' }).click();
    await expect(other).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Login required' })).toBeVisible();
    await expect(page).toHaveTitle(/Login required/);
    await logIn(other, learner);
    await expect(other).toHaveURL('/home');
    await expect(page.getByText('No words available.')).toBeVisible();
  },
);

for (const { name, address } of [
  { name: 'no query', address: '/oauth2-success' },
  { name: 'a token without a user id', address: '/oauth2-success?token=abc' },
  { name: 'a user id without a token', address: '/oauth2-success?userId=7' },
]) {
  test(`social sign-in with ${name} ends at the login`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(address);
    await expect(toast(page, 'No token received from OAuth')).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect(await storedSession(page)).toEqual([null, null]);
  });
}

test(
  'social sign-in stores token and user id, clears the address and leads home after 300 ms',
  { tag: '@desktop' },
  async ({ page, learner }) => {
    const { token, userId } = learner;
    await page.evaluate(() => localStorage.clear());
    await page.goto('/register');
    await stopTheClock(page);
    await page.goto(`/oauth2-success?token=${token}&userId=${String(userId)}`);
    await expect(page.getByText('Processing login...')).toBeVisible();
    await expect(page).toHaveURL('/oauth2-success');
    await expect(toast(page, 'Login with OAuth successful!')).toBeVisible();
    expect(await storedSession(page)).toEqual([token, String(userId)]);
    await page.clock.runFor(299);
    await expect(page).toHaveURL('/oauth2-success');
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/home');
    await page.clock.resume();
    await expect(page.getByRole('heading', { name: `Hello, ${learner.username}` })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/register');
  },
);

test(
  'each social button leads the whole browser to its provider',
  { tag: '@desktop' },
  async ({ page }) => {
    const asked: string[] = [];
    await page.route('**/auth/oauth2/*', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 204 });
    });
    await page.goto('/login');
    for (const name of ['Facebook', 'Google', 'GitHub']) {
      await page.getByRole('button', { name }).click();
      await expect.poll(() => asked.at(-1)).toBe(`/auth/oauth2/${name.toLowerCase()}`);
    }
  },
);
