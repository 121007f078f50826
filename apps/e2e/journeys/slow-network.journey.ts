import type { Page } from '@playwright/test';
import { newcomer, register } from '../support/learner.ts';
import { fillPersonalWord, fillSearch, frontCard, toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

/** What a train offers: every answer takes a moment. */
const LATENCY_MS = 700;

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: 64 * 1024,
    uploadThroughput: 32 * 1024,
  });
}

/** Counts the calls that write, so that an impatient finger can be proved harmless. */
function countPosts(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) count += 1;
  });
  return () => count;
}

const loading = (page: Page, text: string) =>
  page.getByRole('status').and(page.getByText(text, { exact: true }));

test.describe('on a slow network', { tag: '@phone' }, () => {
  test('registering twice in a row registers once', async ({ page }) => {
    const { username, email, password } = newcomer();
    const posts = countPosts(page, '/auth/register');
    await page.goto('/register');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await slowDown(page);
    await page.getByRole('button', { name: 'Register' }).dblclick();
    await expect(page.getByRole('button', { name: 'Registering…' })).toBeVisible();
    await page.getByLabel('Username').press('Enter');
    await expect(toast(page, 'Registration successful. Please check your email.')).toBeVisible();
    expect(posts()).toBe(1);
  });

  test('logging in says what it does, once, and Home says "Loading..."', async ({ page }) => {
    const learner = await register(page.request);
    const posts = countPosts(page, '/auth/login');
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(learner.email);
    await page.getByLabel('Password', { exact: true }).fill(learner.password);
    await slowDown(page);
    await page.getByRole('button', { name: 'Login' }).dblclick();
    await expect(page.getByRole('button', { name: 'Logging in…' })).toBeVisible();
    await page.getByLabel('E-mail').press('Enter');
    await expect(page).toHaveURL('/home');
    await expect(loading(page, 'Loading...')).toBeAttached();
    await expect(page.getByRole('heading', { name: `Hello, ${learner.username}` })).toBeVisible();
    await expect(loading(page, 'Loading...')).toHaveCount(0);
    expect(posts()).toBe(1);
  });

  test('a search says "Loading..." and is sent once', async ({ page, learner }) => {
    expect(learner.username).toBeTruthy();
    const posts = countPosts(page, '/api/view/save/word/multiple');
    await page.goto('/search');
    await fillSearch(page, { word: 'house', languages: ['Spanish', 'German'], category: 'Home' });
    await slowDown(page);
    await page.getByRole('button', { name: 'Search', exact: true }).dblclick();
    await expect(loading(page, 'Loading...')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Searching…' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Word' }).press('Enter');
    await expect(page.getByText('Card 1 of 2')).toBeAttached();
    await expect(loading(page, 'Loading...')).toHaveCount(0);
    expect(posts()).toBe(1);
  });

  test('a personal word is sent once, and My words says "Loading words..."', async ({
    page,
    learner,
  }) => {
    expect(learner.username).toBeTruthy();
    const posts = countPosts(page, '/api/view/save/word/single');
    await page.goto('/save');
    await fillPersonalWord(page, {
      word: 'moonmilk',
      language: 'Spanish',
      category: 'Nature',
      description: 'A soft white stone',
      example: 'We found moonmilk.',
    });
    await slowDown(page);
    await page.getByRole('button', { name: 'Send' }).dblclick();
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Word' }).press('Enter');
    await expect(frontCard(page)).toContainText('moonmilk');
    expect(posts()).toBe(1);

    await page.goto('/myWords');
    await expect(loading(page, 'Loading words...')).toBeAttached();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(loading(page, 'Loading words...')).toHaveCount(0);
  });
});
