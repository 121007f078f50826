import type { Page } from '@playwright/test';
import { expectWords } from '../support/card.ts';
import { saveNumberedCards } from '../support/cards.ts';
import { expect, test } from '../support/test.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const go = (page: Page, name: string) =>
  bar(page).getByRole('button', { name, exact: true }).click();
const expectBar = (page: Page, labels: string) =>
  expect(bar(page).getByRole('listitem')).toHaveText(['Previous', ...labels.split(' '), 'Next']);
const words = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => `zzword ${String(from - index)}`);

test('eight words are one page, nine are two', async ({ page, learner }) => {
  const writer = { ...learner, request: page.request };
  await saveNumberedCards(writer, 8);
  await page.goto('/myWords');
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(bar(page)).toBeHidden();
  await saveNumberedCards(writer, 9);
  await page.reload();
  await expectBar(page, '1 2');
  await expect(bar(page).locator('[aria-current=page]')).toHaveText('1');
});

test('a long list shows the window of pages, keeps the page in the address, and goes back and forward', async ({
  page,
  learner,
}) => {
  await saveNumberedCards({ ...learner, request: page.request }, 57);
  await page.goto('/myWords');
  await expectBar(page, '1 2 3 4 … 8');
  await expectWords(page, words(57, 50));

  await test.step('walks with Next and Previous and jumps to a number', async () => {
    await go(page, '3');
    await expect(page).toHaveURL('/myWords?page=3');
    await expectBar(page, '1 2 3 4 … 8');
    await go(page, 'Next');
    await expectBar(page, '1 … 3 4 5 … 8');
    await expectWords(page, words(33, 26));
    await go(page, 'Next');
    await expectBar(page, '1 … 4 5 6 … 8');
    await go(page, 'Next');
    await expectBar(page, '1 … 5 6 7 8');
    await go(page, '8');
    await expectWords(page, words(1, 1));
    await expect(bar(page).getByRole('button', { name: 'Next' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await go(page, 'Previous');
    await expect(page).toHaveURL('/myWords?page=7');
  });

  await test.step('the address alone brings the page back, and too high a number the last', async () => {
    await page.goBack();
    await expectWords(page, words(1, 1));
    await page.goForward();
    await expectWords(page, words(9, 2));
    await page.reload();
    await expectWords(page, words(9, 2));
    await page.goto('/myWords?page=99');
    await expect(page).toHaveURL('/myWords?page=8');
    await page.goto('/myWords?page=no');
    await expectWords(page, words(57, 50));
  });

  await test.step('up to five pages all are shown', async () => {
    await page.route('**/api/view/my-words/**', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        headers: { ...answer.headers(), 'x-total-count': '40' },
      });
    });
    await page.goto('/myWords');
    await expectBar(page, '1 2 3 4 5');
  });
});

test(
  'pointing at a page fetches it, and another page starts at its top',
  { tag: '@desktop' },
  async ({ page, learner }) => {
    await saveNumberedCards({ ...learner, request: page.request }, 17);
    await page.goto('/myWords');
    const fetched = page.waitForResponse('**/api/view/my-words/*?page=2*');
    await bar(page).getByRole('button', { name: '2', exact: true }).hover();
    await fetched;
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('page=2')) asked += 1;
    });
    await go(page, '2');
    await expectWords(page, words(9, 2));
    expect(asked).toBe(0);
  },
);

test(
  'leaving and coming back keeps page and place',
  { tag: '@desktop' },
  async ({ page, learner }) => {
    await saveNumberedCards({ ...learner, request: page.request }, 17);
    await page.goto('/myWords?page=2');
    await expectWords(page, words(9, 2));
    await page.evaluate(() => window.scrollTo(0, 400));
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(100);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('header a[href="/home"]')?.click(),
    );
    await expect(page).toHaveURL('/home');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expectWords(page, words(9, 2));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  },
);

test(
  'going back from the second page returns to the place on the first',
  { tag: '@desktop' },
  async ({ page, learner }) => {
    await saveNumberedCards({ ...learner, request: page.request }, 17);
    await page.goto('/words');
    await expect(page.getByRole('article')).toHaveCount(8);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    // Whatever was not laid out before it was seen is now.
    await expect(bar(page)).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const place = await page.evaluate(() => window.scrollY);
    await go(page, '2');
    await expect(page).toHaveURL('/words?page=2');
    await page.goBack();
    await expect(bar(page).locator('[aria-current=page]')).toHaveText('1');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  },
);

test.describe('when the words cannot be loaded', { tag: '@desktop' }, () => {
  test.use({ allowedMessages: [/status of 400/] });

  test('nothing is claimed to be empty, nothing pops up, and one can try again', async ({
    page,
    learner,
  }) => {
    await saveNumberedCards({ ...learner, request: page.request }, 1);
    await page.route('**/api/view/my-words/**', (route) => route.fulfill({ status: 400 }));
    await page.goto('/myWords');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByText('No words available.')).toBeHidden();
    await page.unroute('**/api/view/my-words/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectWords(page, ['zzword 1']);
  });
});
