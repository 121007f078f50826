import type { Page } from '@playwright/test';
import { heart } from '../support/card.ts';
import { fillSearch, frontCard, toast } from '../support/screen.ts';
import { stored } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const place = (page: Page) => page.getByText(/^Card \d of \d$/);
const front = (page: Page, language: string) =>
  expect(frontCard(page)).toContainText(language.toUpperCase());

async function searchHouse(page: Page): Promise<void> {
  await page.goto('/search');
  await fillSearch(page, {
    word: 'house',
    languages: ['Spanish', 'German', 'French'],
    category: 'Home',
  });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(place(page)).toHaveText('Card 1 of 3');
}

async function deleteFront(page: Page): Promise<void> {
  await frontCard(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Translation deleted!')).toBeVisible();
}

test.beforeEach(async ({ page, learner }) => {
  expect(learner.username).toBeTruthy();
  await searchHouse(page);
});

test('wraps around with its buttons, its arrow keys and its dots', async ({ page }) => {
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await front(page, 'French');
  await page.keyboard.press('ArrowRight');
  await front(page, 'Spanish');
  await page.keyboard.press('ArrowLeft');
  await front(page, 'French');
  await page.getByRole('button', { name: 'Show German' }).click();
  await front(page, 'German');
  await expect(place(page)).toHaveText('Card 2 of 3');
});

test('follows a swipe', { tag: '@phone' }, async ({ page }) => {
  const box = await frontCard(page).boundingBox();
  const devtools = await page.context().newCDPSession(page);
  const y = (box?.y ?? 0) + 60;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  await touch('touchStart', 320);
  for (const x of [280, 220, 160, 100, 60]) await touch('touchMove', x);
  await touch('touchEnd', 60);
  await front(page, 'German');
});

test('a deleted card leaves the carousel, and the last of them leaves it empty', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await front(page, 'French');
  await deleteFront(page);
  await expect(place(page)).toHaveText(/^Card [12] of 2$/);
  await expect(frontCard(page)).toBeVisible();
  await deleteFront(page);
  await expect(place(page)).toHaveText('Card 1 of 1');
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeHidden();
  await deleteFront(page);
  await expect(page.getByText('No words found')).toBeVisible();
});

test('a favourite is marked again when the word is searched again, from the first card on', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await front(page, 'German');
  await heart(frontCard(page)).click();
  await expect(toast(page, 'Added to favorites 🧡')).toBeVisible();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(place(page)).toHaveText('Card 1 of 3');
  await front(page, 'Spanish');
  await expect(heart(frontCard(page))).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(heart(frontCard(page))).toHaveAttribute('aria-pressed', 'true');
});

test('a card is updated and gets another picture where it stands', async ({ page }) => {
  const picture = frontCard(page).locator('img').first();
  const before = (await picture.getAttribute('src')) ?? '';
  await frontCard(page).getByRole('button', { name: 'Change image' }).click();
  await expect(toast(page, 'Image updated successfully 📷')).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', before);
  await frontCard(page).getByRole('button', { name: 'Update' }).click();
  await page.getByRole('textbox', { name: 'Translated word' }).fill('la casita');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Translation updated!')).toBeVisible();
  await expect(frontCard(page).getByRole('heading', { name: 'la casita' })).toBeVisible();
});

test(
  'word, languages and category are remembered for the next visit',
  { tag: '@desktop' },
  async ({ page }) => {
    expect(await stored(page, 'multi_searchWord', 'multi_selectedLanguageCodes')).toEqual([
      'house',
      '["es","de","fr"]',
    ]);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Word' })).toHaveValue('house');
    await expect(page.getByRole('button', { name: 'Remove' })).toHaveText([/Span/, /Germ/, /Fren/]);
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('Home');
  },
);
