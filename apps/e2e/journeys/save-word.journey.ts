import type { Page } from '@playwright/test';
import { choose, fillPersonalWord, frontCard, toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page, learner }) => {
  expect(learner.username).toBeTruthy();
  await page.goto('/save');
  await expect(page.getByRole('heading', { name: 'Save personal word', level: 1 })).toBeVisible();
});

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const dropdown = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();
const remembered = (page: Page) =>
  page.evaluate(() =>
    ['custom_selectedLanguage', 'custom_selectedCategory'].map((key) => localStorage.getItem(key)),
  );

test('says what is missing, one thing at a time and in order', async ({ page }) => {
  const steps: [message: string, mend: () => Promise<void>][] = [
    ['Word is required', () => box(page, 'Word').fill('lighthouse')],
    ['Language is required', () => choose(page, 'Language', 'German')],
    ['Category is required', () => choose(page, 'Category', 'Places')],
    ['Description is required', () => box(page, 'Description').fill('A tower with a light')],
    ['Example is required', () => box(page, 'Example').fill('The lighthouse is white.')],
  ];
  for (const [message, mend] of steps) {
    await send(page);
    await expect(toast(page, message)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'is required' })).toHaveCount(1);
    await mend();
  }
  await send(page);
  await expect(frontCard(page).getByRole('heading', { name: 'Leuchtturm' })).toBeVisible();
});

test('misses the stored user id last of all', { tag: '@desktop' }, async ({ page }) => {
  await fillPersonalWord(page, {
    word: 'lighthouse',
    language: 'German',
    category: 'Places',
    description: 'A tower with a light',
    example: 'The lighthouse is white.',
  });
  await page.evaluate(() => localStorage.removeItem('userId'));
  await send(page);
  await expect(toast(page, 'User not found')).toBeVisible();
});

const LIMITS = [
  { field: 'Word', max: 20, message: 'Word must be 20 characters or less' },
  { field: 'Description', max: 100, message: 'Description must be 100 characters or less' },
  { field: 'Example', max: 100, message: 'Example must be 100 characters or less' },
];

for (const { field, max, message } of LIMITS) {
  test(
    `${field} counts while one types and complains beyond ${max} characters`,
    { tag: '@desktop' },
    async ({ page }) => {
      const input = box(page, field);
      await input.fill('ñ'.repeat(max));
      await expect(page.getByText(`${max}/${max}`)).toBeVisible();
      await expect(page.getByText(message)).toHaveCount(0);
      await input.press('End');
      await input.pressSequentially('o');
      await expect(toast(page, message)).toBeVisible();
      await expect(page.getByText(`${max + 1}/${max}`)).toBeVisible();
      await expect(input).toHaveAccessibleDescription(new RegExp(message));
      await input.press('Backspace');
      await expect(input).not.toHaveAccessibleDescription(new RegExp(message));
    },
  );
}

test(
  'keeps language and category until a word is saved, then starts over',
  { tag: '@desktop' },
  async ({ page }) => {
    await choose(page, 'Language', 'Spanish');
    await choose(page, 'Category', 'Nature');
    await page.reload();
    await expect(dropdown(page, 'Language')).toHaveValue('Spanish');
    await expect(dropdown(page, 'Category')).toHaveValue('Nature');

    await expect(page.getByRole('radio', { name: 'Private' })).toBeChecked();
    await fillPersonalWord(page, {
      word: 'moonmilk',
      language: 'Spanish',
      category: 'Nature',
      visibility: 'Public',
      description: 'A soft white stone',
      example: 'We found moonmilk.',
    });
    await expect(page.getByRole('radio', { name: 'Public' })).toBeChecked();
    const saved = page.waitForRequest('**/api/view/save/word/single');
    await send(page);
    expect((await saved).postDataJSON()).toMatchObject({ visibility: 'PUBLIC' });
    await expect(frontCard(page).getByRole('heading', { name: 'moonmilk' })).toBeVisible();

    for (const name of ['Word', 'Description', 'Example']) {
      await expect(box(page, name)).toHaveValue('');
    }
    await expect(dropdown(page, 'Language')).toHaveValue('');
    await expect(dropdown(page, 'Category')).toHaveValue('');
    await expect(page.getByRole('radio', { name: 'Private' })).toBeChecked();
    expect(await remembered(page)).toEqual([null, null]);
  },
);
