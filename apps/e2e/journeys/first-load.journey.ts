import type { Page } from '@playwright/test';
import { saveCard } from '../support/cards.ts';
import { DEMO } from '../support/product.ts';
import { logIn } from '../support/sign-in-form.ts';
import { expect, test } from '../support/test.ts';

/** Address → how the chunk of its screen begins. */
const SCREENS = {
  login: 'login',
  register: 'register',
  home: 'home',
  search: 'search',
  words: 'words',
  myWords: 'my-words',
  favorites: 'favorites',
};

test('the page of a screen names all the code of that screen', async ({ request }) => {
  for (const [address, chunk] of Object.entries(SCREENS)) {
    const page = await (await request.get(`/${address}`)).text();
    const preloads = [...page.matchAll(/rel="modulepreload"[^>]* href="([^"]+)"/g)].map(
      ([, href = '']) => href,
    );
    expect(preloads.join(' '), address).toMatch(new RegExp(`/assets/${chunk}-[^ ]+\\.js`));
    for (const href of preloads) {
      const answer = await request.get(href);
      expect(answer.status(), href).toBe(200);
      expect(answer.headers()['content-type'], href).toContain('javascript');
    }
  }
});

test('the login is drawn before its code is there, and can be used once it is', async ({
  page,
}) => {
  const code = Promise.withResolvers<undefined>();
  await page.route('**/assets/start-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.addInitScript(() => localStorage.setItem('vite-ui-theme', 'dark'));
  await page.goto('/login', { waitUntil: 'commit' });
  const heading = page.locator('h1');
  const before = page.getByText('Forgot password?', { exact: true });
  await expect(heading).toHaveText('Welcome back');
  await expect(heading).toBeVisible();
  await expect(before).toBeVisible();
  const places = await Promise.all([heading.boundingBox(), before.boundingBox()]);
  await expect(page.locator('#root')).toHaveJSProperty('inert', true);
  await expect(page.getByText('Dark Mode')).toBeHidden();
  for (const usable of await page.locator('input, button').all()) {
    await expect(usable).toBeDisabled();
    await expect(usable).toHaveCSS('opacity', '1');
  }

  code.resolve(undefined);
  await expect(page.getByRole('button', { name: 'Light Mode' })).toBeVisible();
  expect(await Promise.all([heading.boundingBox(), before.boundingBox()])).toEqual(places);
  await logIn(page, DEMO);
  await expect(page).toHaveURL('/home');
});

test.describe('when the code cannot be had', () => {
  test.use({ allowedMessages: [/net::ERR_FAILED|dynamically imported/] });

  test(
    'what is drawn makes room for a message and a way on',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.route('**/assets/start-*.js', (route) => route.abort());
      await page.goto('/login');
      await expect(page.getByRole('alert')).toContainText('Wordloom could not be loaded.');
      await page.unrouteAll();
      await page.getByRole('link', { name: 'Try again' }).click();
      await logIn(page, DEMO);
      await expect(page).toHaveURL('/home');
    },
  );
});

/** What a page asks the server for from now on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  return calls;
}

test.describe('a screen behind the sign-in', () => {
  const drawn = (page: Page) => page.locator('h1');
  const holdCode = async (page: Page) => {
    const code = Promise.withResolvers<undefined>();
    await page.route('**/assets/start-*.js', async (route) => {
      await code.promise;
      await route.continue();
    });
    return () => code.resolve(undefined);
  };

  test('is drawn for a learner, and comes to life where it stands', async ({ page, learner }) => {
    await saveCard({ ...learner, request: page.request }, { word: 'zzbridge' });
    for (const [address, title] of [
      ['/home', 'Hello,'],
      ['/words', 'Words in all languages'],
      ['/search', 'Search or save words with IA'],
    ] as const) {
      const release = await holdCode(page);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(drawn(page)).toHaveText(title);
      await expect(drawn(page)).toBeVisible();
      const place = await drawn(page).boundingBox();

      release();
      await expect(page.locator('#root')).toHaveJSProperty('inert', false);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      expect(await drawn(page).boundingBox()).toMatchObject({ x: place?.x, y: place?.y });
      await page.unrouteAll({ behavior: 'wait' });
    }
    await page.goto('/words');
    await expect(page.getByRole('article', { name: 'zzbridge' })).toBeVisible();
  });

  test('has its cards asked for, and the first pictures, before its code is there', async ({
    page,
    learner,
  }) => {
    await saveCard({ ...learner, request: page.request }, { word: 'zzahead' });
    const calls = watchCalls(page);
    const release = await holdCode(page);
    await page.goto('/words', { waitUntil: 'commit' });
    const laid = page.locator('#root[inert] [data-picture-place] img').first();
    await expect(laid).toHaveAttribute('src', /^\/api\/pictures\//);
    await expect.poll(() => laid.evaluate((image) => image.checkVisibility())).toBe(true);
    const place = await laid.boundingBox();
    expect(calls).toContain('/api/view?page=1&size=8');

    release();
    const card = page.getByRole('article', { name: 'zzahead' });
    await expect(card).toBeVisible();
    expect(await card.locator('img').first().boundingBox()).toEqual(place);
  });

  test('does not wait long for pictures', async ({ page, learner }) => {
    await saveCard({ ...learner, request: page.request }, { word: 'zzpatience' });
    const pictures = Promise.withResolvers<undefined>();
    await page.route('**/api/pictures/**', async (route) => {
      await pictures.promise;
      await route.continue();
    });
    await page.goto('/words', { waitUntil: 'commit' });
    await expect(page.getByRole('article', { name: 'zzpatience' })).toBeVisible();
    pictures.resolve(undefined);
  });

  for (const address of ['/home', '/search', '/save', '/words', '/myWords', '/favorites']) {
    test(`asks for nothing twice: ${address}`, { tag: '@desktop' }, async ({ page, learner }) => {
      await saveCard({ ...learner, request: page.request }, { word: 'zzonce' });
      const calls = watchCalls(page);
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(page.locator('#root')).toHaveJSProperty('inert', false);
      expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
      expect(calls).toContain(`/api/users/${String(learner.userId)}`);
    });
  }

  test('is not shown to who is sent to the login', async ({ page }) => {
    const release = await holdCode(page);
    await page.goto('/words', { waitUntil: 'commit' });
    await expect(drawn(page)).toHaveText('Words in all languages');
    await expect(drawn(page)).toBeHidden();

    release();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  });
});
