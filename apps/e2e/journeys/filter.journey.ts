import type { Page } from '@playwright/test';
import { saveCard } from '../support/cards.ts';
import { expectWords } from '../support/card.ts';
import { choose } from '../support/screen.ts';
import { store, stored } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const KEYS = ['filterType', 'filterInput', 'filterSelectedLang', 'filterSelectedCategory'];

/** The chooser of wide screens and the four buttons of small ones, whichever is there. */
const chooser = (page: Page, type: string, button: string) =>
  page
    .getByRole('radio', { name: type, exact: true })
    .or(page.getByRole('button', { name: button }));

async function chooseType(page: Page, type: string, button: string): Promise<void> {
  const shown = chooser(page, type, button);
  if ((await shown.getAttribute('type')) === 'radio') await shown.check();
  else await shown.click();
}

const box = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const text = (page: Page, placeholder: string) => page.getByPlaceholder(placeholder);
const searched = (page: Page, path: string) => page.waitForRequest(`**/api/view/search/${path}*`);

test('starts with the first language, and each type with its default, without a press', async ({
  page,
  learner,
}) => {
  expect(learner.username).toBeTruthy();
  await test.step('language: the first', async () => {
    const request = searched(page, 'lang/es');
    await page.goto('/filter');
    await request;
    await expect(box(page, 'Language')).toHaveValue('Spanish');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
  await test.step('category: the first', async () => {
    const request = page.waitForRequest('**/api/view/search/categories/*');
    await chooseType(page, 'Category', 'Word Categories');
    await box(page, 'Category').click();
    const first = await page.getByRole('option').first().innerText();
    await page.keyboard.press('Escape');
    await expect(box(page, 'Category')).toHaveValue(first.trim());
    await request;
  });
  await test.step('description: Astro', async () => {
    const request = searched(page, 'description/Astro');
    await chooseType(page, 'Description', 'Word Description');
    await request;
    await expect(text(page, 'Enter description')).toBeVisible();
  });
  await test.step('example: sol', async () => {
    const request = searched(page, 'example/sol');
    await chooseType(page, 'Example', 'Word Example');
    await request;
    await expect(text(page, 'Enter example')).toBeVisible();
  });
});

test('shows the one presentation on wide screens and the four buttons on small ones', async ({
  page,
  learner,
}) => {
  expect(learner.username).toBeTruthy();
  await page.goto('/filter');
  const buttons = ['Word Language', 'Word Categories', 'Word Description', 'Word Example'];
  const names = ['Language', 'Category', 'Description', 'Example'];
  const small = (page.viewportSize()?.width ?? 0) < 768;
  await expect(box(page, 'Language')).toBeVisible();
  for (const [index, name] of buttons.entries()) {
    await expect(page.getByRole('button', { name })).toBeVisible({ visible: small });
    const radio = page.getByRole('radio', { name: names[index] ?? '', exact: true });
    await expect(radio).toHaveCount(small ? 0 : 1);
  }
  await chooseType(page, 'Example', 'Word Example');
  const chosen = chooser(page, 'Example', 'Word Example');
  if (small) await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  else await expect(chosen).toBeChecked();
});

test('a choice searches at once, and the dropdown says when it knows no such option', async ({
  page,
  learner,
}) => {
  expect(learner.username).toBeTruthy();
  await page.goto('/filter?type=language');
  await expect(box(page, 'Language')).toHaveAttribute('placeholder', 'Search ...');
  await box(page, 'Language').click();
  await box(page, 'Language').fill('Klingon');
  await expect(page.getByText('No option found.')).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, 'Language', 'Italian');
  await expect(page.getByText(/words? in Italian/)).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('ITALIAN');
  expect(await stored(page, ...KEYS)).toEqual(['language', null, 'it', null]);
});

test('a text is applied with the button, a blank one is not, and nothing found is said', async ({
  page,
  learner,
}) => {
  const writer = { ...learner, request: page.request };
  await saveCard(writer, { word: 'zzlamp', description: 'Gives 100% of its light' });
  await page.goto('/filter?type=description');
  await expect(page.getByText('No words found for the selected filter.')).toBeVisible();
  await text(page, 'Enter description').fill('  ');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  expect(await stored(page, 'filterInput')).toEqual([null]);
  await text(page, 'Enter description').fill('100% of ITS');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expectWords(page, ['zzlamp']);
  expect(await stored(page, ...KEYS)).toEqual(['description', '100% of ITS', null, null]);
});

test(
  'remembers type and choice for the next visit, and another type forgets the choice',
  { tag: '@desktop' },
  async ({ page, learner }) => {
    expect(learner.username).toBeTruthy();
    await store(page, { filterType: 'example', filterInput: 'lighthouse' });
    const request = searched(page, 'example/lighthouse');
    await page.goto('/filter');
    await request;
    await expect(text(page, 'Enter example')).toHaveValue('lighthouse');
    await chooseType(page, 'Description', 'Word Description');
    await expect(text(page, 'Enter description')).toHaveValue('');
    expect(await stored(page, ...KEYS)).toEqual(['description', null, null, null]);
    await page.goto('/home');
    await page.goto('/filter');
    await expect(text(page, 'Enter description')).toBeVisible();
  },
);

test(
  'the address presets the type, and back and forward keep type, choice and page',
  { tag: '@desktop' },
  async ({ page, learner }) => {
    const writer = { ...learner, request: page.request };
    for (let number = 1; number <= 9; number += 1) {
      await saveCard(writer, { word: `zzpl ${String(number)}`, languageCode: 'pl' });
    }
    await page.goto('/home');
    await page.getByRole('link', { name: 'By language' }).click();
    await expect(page).toHaveURL(/\/filter\?type=language/);
    await choose(page, 'Language', 'Polish');
    await page.getByRole('button', { name: '2', exact: true }).click();
    await expectWords(page, ['zzpl 1']);
    const address = page.url();
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(8);
    await page.goForward();
    await expect(page).toHaveURL(address);
    await expectWords(page, ['zzpl 1']);
    await page.reload();
    await expectWords(page, ['zzpl 1']);
    await expect(box(page, 'Language')).toHaveValue('Polish');
  },
);

test.describe('when the search fails', { tag: '@desktop' }, () => {
  test.use({ allowedMessages: [/status of 400/] });

  test('it has silently found nothing', async ({ page, learner }) => {
    expect(learner.username).toBeTruthy();
    await page.route('**/api/view/search/**', (route) => route.fulfill({ status: 400 }));
    await page.goto('/filter');
    await expect(page.getByText('No words found for the selected filter.')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /fail|error/i })).toHaveCount(0);
  });
});
