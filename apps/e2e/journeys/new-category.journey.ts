import type { Page } from '@playwright/test';
import { stopTheClock } from '../support/clock.ts';
import { toast } from '../support/screen.ts';
import { stored } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const dropdown = (page: Page) => page.getByRole('combobox', { name: 'Category', exact: true });
const box = (page: Page) => page.getByRole('textbox', { name: 'New category name' });
const someName = () => `Caves ${Math.random().toString(36).slice(2, 7)}`;

async function openBox(page: Page): Promise<void> {
  await dropdown(page).click();
  await page.getByRole('option', { name: '+ Create new category' }).click();
  await expect(box(page)).toBeFocused();
}

const SCREENS = [
  { name: 'search', address: '/search', key: 'multi_selectedCategory' },
  { name: 'save', address: '/save', key: 'custom_selectedCategory' },
  { name: 'filter', address: '/filter?type=category', key: 'filterSelectedCategory' },
];

for (const { name, address, key } of SCREENS) {
  test(`on the ${name} screen a new category is saved, selected and remembered`, async ({
    page,
    learner,
  }) => {
    expect(learner.username).toBeTruthy();
    const category = someName();
    await page.goto(address);
    await openBox(page);
    await box(page).fill(' ab ');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Category must be at least 3 characters')).toBeVisible();
    await box(page).fill(category);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Category Saved')).toBeVisible();
    await expect(box(page)).toBeHidden();
    await expect(dropdown(page)).toHaveValue(category);
    expect(Number((await stored(page, key))[0])).toBeGreaterThan(0);
    await page.reload();
    await expect(dropdown(page)).toHaveValue(category);
    await dropdown(page).click();
    await expect(page.getByRole('option', { name: category, exact: true })).toHaveCount(1);
  });

  test(
    `on the ${name} screen the box closes three seconds after it has lost the focus`,
    { tag: '@desktop' },
    async ({ page, learner }) => {
      expect(learner.username).toBeTruthy();
      await page.goto(address);
      await openBox(page);
      await box(page).fill('Caves');
      await stopTheClock(page);
      await box(page).blur();
      await page.clock.runFor(2_900);
      await expect(box(page)).toBeVisible();
      await page.clock.runFor(200);
      await expect(box(page)).toBeHidden();
      await openBox(page);
      await expect(box(page)).toHaveValue('');
      await box(page).blur();
      await page.clock.runFor(2_000);
      await box(page).focus();
      await page.clock.runFor(10_000);
      await expect(box(page)).toBeVisible();
    },
  );
}

test(
  'the box stays open while the category is being saved',
  { tag: '@desktop' },
  async ({ page, learner }) => {
    expect(learner.username).toBeTruthy();
    const hold = Promise.withResolvers<undefined>();
    await page.route('**/api/category', async (route) => {
      if (route.request().method() === 'POST') await hold.promise;
      await route.continue();
    });
    await page.goto('/save');
    await openBox(page);
    await box(page).fill(someName());
    await stopTheClock(page);
    await box(page).press('Enter');
    await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
    await box(page).blur();
    await page.clock.runFor(10_000);
    await expect(box(page)).toBeVisible();
    hold.resolve(undefined);
    await expect(toast(page, 'Category Saved')).toBeVisible();
    await expect(box(page)).toBeHidden();
  },
);

test.describe('when saving fails', { tag: '@desktop' }, () => {
  test.use({ allowedMessages: [/status of 400/] });

  test('nothing is said and the name stays for another try', async ({ page, learner }) => {
    expect(learner.username).toBeTruthy();
    await page.route('**/api/category', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 400 }) : route.continue(),
    );
    await page.goto('/save');
    await openBox(page);
    await box(page).fill('Caves');
    const answered = page.waitForResponse((answer) => answer.status() === 400);
    await box(page).press('Enter');
    await answered;
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
    await expect(box(page)).toHaveValue('Caves');
    await expect(page.getByRole('status').filter({ hasText: /fail|error|saved/i })).toHaveCount(0);
  });
});
