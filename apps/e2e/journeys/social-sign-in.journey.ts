import type { APIRequestContext } from '@playwright/test';
import { card } from '../support/card.ts';
import { saveCard } from '../support/cards.ts';
import { newcomer, register, startSession } from '../support/learner.ts';
import { linkInMail } from '../support/mailbox.ts';
import type { ProviderName } from '../support/providers.ts';
import { openFromNavigation, openNavigation, toast } from '../support/screen.ts';
import { expect, pressButton, scenes, stranger, test } from '../support/social-test.ts';
import { storedSession } from '../support/storage.ts';

const WELCOME = 'Login with OAuth successful!';

for (const provider of ['google', 'github', 'facebook'] as const) {
  const tag = provider === 'github' ? [] : ['@desktop'];

  test(
    `a first sign-in with ${provider} opens an account, a second one the same`,
    { tag },
    async ({ page, providers }) => {
      const person = stranger();
      await providers[provider].play(scenes[provider](person));
      await pressButton(page, provider);
      await expect(toast(page, WELCOME)).toBeVisible();
      await expect(page).toHaveURL('/home');
      await expect(page.getByRole('heading', { name: `Hello, ${person.name}` })).toBeVisible();
      const [token, userId] = await storedSession(page);
      expect(token).not.toBeNull();

      await (await openNavigation(page)).getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/login');
      expect(await storedSession(page)).toEqual([null, null]);
      await page.getByRole('button', { name: new RegExp(provider, 'i') }).click();
      await expect(page).toHaveURL('/home');
      await expect(page.getByRole('heading', { name: `Hello, ${person.name}` })).toBeVisible();
      const [newToken, sameId] = await storedSession(page);
      expect(sameId).toBe(userId);
      expect(newToken).not.toBe(token);
    },
  );
}

test.describe('on a desktop', { tag: '@desktop' }, () => {
  test('no step back in the history leads to a token', async ({ page, providers }) => {
    await providers.google.play(scenes.google(stranger()));
    await pressButton(page, 'google');
    await expect(page).toHaveURL('/home');
    await page.goBack();
    await expect(page).toHaveURL('/login');
    await page.goForward();
    await expect(page).toHaveURL('/home');
  });

  test('a verified address opens the account that has it, cards, password and all, and its owner is told', async ({
    page,
    providers,
    product,
  }) => {
    const learner = await register(page.request);
    const session = await startSession(page.request, learner);
    await saveCard({ ...session, request: page.request }, { word: 'zzbridge' });
    const person = { ...stranger(), email: learner.email };
    await providers.github.play(scenes.github(person));
    await pressButton(page, 'github');
    await expect(page.getByRole('heading', { name: `Hello, ${learner.username}` })).toBeVisible();
    expect((await storedSession(page))[1]).toBe(String(session.userId));
    await openFromNavigation(page, 'My words');
    await expect(card(page, 'zzbridge')).toBeVisible();
    await startSession(page.request, learner);
    const mailbox = await page.request.get(`${product.origin}/dev/mailbox`);
    expect(await mailbox.text()).toContain('GitHub now signs you in to Wordloom');
  });

  for (const { provider, note } of [
    { provider: 'google', note: 'Google has not confirmed your e-mail yet.' },
    { provider: 'github', note: 'GitHub has not confirmed your e-mail yet.' },
    { provider: 'facebook', note: 'There is an account with your e-mail already.' },
  ] as const) {
    test(`an address that ${provider} does not vouch for opens no account, and the login says how to go on`, async ({
      page,
      providers,
    }) => {
      const { email } = await register(page.request);
      await providers[provider].play(scenes[provider]({ ...stranger(), email }, false));
      await pressButton(page, provider);
      await expect(toast(page, 'No token received from OAuth')).toBeVisible();
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('status').filter({ hasText: note })).toBeVisible();
      expect(await storedSession(page)).toEqual([null, null]);
    });
  }

  test('a password planted on an address beforehand opens nothing, and neither does its link', async ({
    page,
    request,
    providers,
  }) => {
    const planted = newcomer();
    await request.post('/auth/register', { data: planted });
    const link = await linkInMail(request, planted.email, '/auth/verify');

    const owner = { ...stranger(), email: planted.email };
    await providers.google.play(scenes.google(owner));
    await pressButton(page, 'google');
    await expect(page.getByRole('heading', { name: `Hello, ${owner.name}` })).toBeVisible();

    const { email, password } = planted;
    const login = await request.post('/auth/login', { data: { email, password } });
    expect(login.status()).toBe(401);
    const followed = await request.get(link, { maxRedirects: 0 });
    expect(followed.headers()['location']).toMatch(/\/email-verification\?status=invalid$/);
    const again = await request.post('/auth/login', { data: { email, password } });
    expect(again.status()).toBe(401);
  });

  test('who says no at the provider is back at the login, which says so until they go on', async ({
    page,
    providers,
  }) => {
    await providers.github.play({ ...scenes.github(stranger()), denies: true });
    await pressButton(page, 'github');
    await expect(toast(page, 'No token received from OAuth')).toBeVisible();
    const note = page.getByText('You did not let GitHub sign you in.');
    await expect(note).toBeVisible();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL('/register');
    await expect(note).toBeHidden();
  });

  test('the address of the way back works once, and its state not even with a fresh code', async ({
    page,
    providers,
  }) => {
    await providers.facebook.play(scenes.facebook(stranger()));
    const onTheWay = page.waitForRequest(/\/auth\/oauth2\/facebook\/callback\?/);
    await pressButton(page, 'facebook');
    const used = new URL((await onTheWay).url());
    await expect(page).toHaveURL('/home');
    const session = await storedSession(page);

    const fresh = await wayBack(page.request, 'facebook');
    fresh.searchParams.set('state', used.searchParams.get('state') ?? '');
    for (const address of [used, fresh]) {
      await page.goto(address.href);
      await expect(toast(page, 'No token received from OAuth')).toBeVisible();
      await expect(page.getByText('Signing in with Facebook did not work.')).toBeVisible();
      expect(await storedSession(page)).toEqual(session);
    }
  });

  test('the way back of somebody else signs nobody in', async ({ page, request, providers }) => {
    await providers.google.play(scenes.google(stranger()));
    const callback = await wayBack(request, 'google');
    await page.goto(callback.href);
    await expect(toast(page, 'No token received from OAuth')).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect(await storedSession(page)).toEqual([null, null]);
  });
});

/** Goes to a provider and agrees there, without a browser. @returns the address one is sent back to */
async function wayBack(request: APIRequestContext, provider: ProviderName): Promise<URL> {
  const begun = await request.get(`/auth/oauth2/${provider}`, { maxRedirects: 0 });
  const agreed = await request.get(begun.headers()['location'] ?? '', { maxRedirects: 0 });
  return new URL(agreed.headers()['location'] ?? '');
}
