import { toast } from '../support/screen.ts';
import { expect, pressButton, scenes, stranger, test } from '../support/social-test.ts';
import { storedSession } from '../support/storage.ts';

/** Nobody listens at this port. */
const GONE = 'http://127.0.0.1:1/v26.0/oauth/access_token';

test.use({ setUp: { on: ['github', 'facebook'], settings: { FACEBOOK_TOKEN_URL: GONE } } });

test.describe('a provider in trouble', { tag: '@desktop' }, () => {
  test.afterEach(async ({ page }) => {
    await expect(page).toHaveURL('/login');
    expect(await storedSession(page)).toEqual([null, null]);
  });

  test('that is not set up says so when its button is pressed', async ({ page }) => {
    await pressButton(page, 'google');
    await expect(toast(page, 'No token received from OAuth')).toBeVisible();
    await expect(page.getByText('Google sign-in is not set up here.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Google' })).toHaveAccessibleDescription(
      /not set up here/,
    );
  });

  test('that is down leads back to the login at once', async ({ page, providers }) => {
    await providers.facebook.play(scenes.facebook(stranger()));
    await pressButton(page, 'facebook');
    await expect(toast(page, 'No token received from OAuth')).toBeVisible();
    await expect(page.getByText('Signing in with Facebook did not work.')).toBeVisible();
  });

  test('that answers with errors leads back to the login, and in when it has recovered', async ({
    page,
    providers,
  }) => {
    const scene = scenes.github(stranger());
    await providers.github.play({ ...scene, fault: { at: 'emails', kind: '503' } });
    await pressButton(page, 'github');
    await expect(page.getByText('Signing in with GitHub did not work.')).toBeVisible();

    await providers.github.play(scene);
    await page.getByRole('button', { name: 'GitHub' }).click();
    await expect(page).toHaveURL('/home');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
  });

  test('that says nothing is waited for ten seconds and no longer', async ({ page, providers }) => {
    await providers.github.play({
      ...scenes.github(stranger()),
      fault: { at: 'token', kind: 'silent' },
    });
    await pressButton(page, 'github');
    await expect(toast(page, 'No token received from OAuth')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText('Signing in with GitHub did not work.')).toBeVisible();
  });
});
