import type { Page } from '@playwright/test';
import { card, expectWords, takeFromMenu } from '../support/card.ts';
import { saveCard, somebodyElse } from '../support/cards.ts';
import { expectPictureLoaded, toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });

test('the menu of every card has the four entries', async ({ page, learner }) => {
  expect(learner.username).toBeTruthy();
  await page.goto('/words');
  await page.getByRole('button', { name: 'Card menu' }).first().click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Change Image',
    'Edit Translation',
    'Share word card',
    'Delete Card',
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
});

test('a translation is edited: every text is required and limited, and the card follows', async ({
  page,
  learner,
}) => {
  await saveCard({ ...learner, request: page.request }, { word: 'zzbridge' });
  await page.goto('/myWords');
  await takeFromMenu(page, 'zzbridge', 'Edit Translation');
  const dialog = page.getByRole('dialog', { name: 'Edit Translation' });
  const fields = [
    { name: 'Translated word', required: 'Translated word is required', max: 20 },
    { name: 'Description', required: 'Description is required', max: 100 },
    { name: 'Example', required: 'Example is required', max: 100 },
  ];
  for (const { name } of fields) await field(page, name).fill('  ');
  await save(page).click();
  for (const { name, required } of fields) {
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(required));
  }
  for (const { name, max } of fields) {
    await field(page, name).fill('a'.repeat(max + 1));
    await expect(dialog.getByText(`${max + 1}/${max}`)).toBeVisible();
    await expect(field(page, name)).toHaveAccessibleDescription(
      new RegExp(`must be ${max} characters or less`),
    );
    await field(page, name).fill(` ${name} new `);
  }
  await save(page).click();
  await expect(toast(page, 'Translation updated!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Translated word new')).toContainText('Description new');
  await page.reload();
  await expectWords(page, ['Translated word new']);
});

test('another picture comes with "Change Image"', async ({ page, learner }) => {
  const saved = await saveCard({ ...learner, request: page.request }, { word: 'zzbridge' });
  await page.goto('/myWords');
  const picture = card(page, 'zzbridge').locator('img').first();
  await expect(picture).toHaveAttribute('src', saved.imageUrl);
  await takeFromMenu(page, 'zzbridge', 'Change Image');
  await expect(toast(page, 'Image updated successfully 📷')).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', saved.imageUrl);
  await expectPictureLoaded(card(page, 'zzbridge'));
});

test('a card is deleted only after a question, and the focus goes to its neighbour', async ({
  page,
  learner,
}) => {
  const writer = { ...learner, request: page.request };
  for (const word of ['zzone', 'zztwo']) await saveCard(writer, { word });
  await page.goto('/myWords');
  await takeFromMenu(page, 'zztwo', 'Delete Card');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expectWords(page, ['zztwo', 'zzone']);
  await takeFromMenu(page, 'zztwo', 'Delete Card');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Translation deleted!')).toBeVisible();
  await expectWords(page, ['zzone']);
  await expect(card(page, 'zzone').locator(':focus')).toHaveCount(1);
});

test.describe("of another learner's public card", () => {
  test.use({ allowedMessages: [/status of 403/] });

  test('the server refuses every change and says why; the dialog keeps what was typed', async ({
    page,
    learner,
  }) => {
    expect(learner.username).toBeTruthy();
    const owner = await somebodyElse(page.request);
    await saveCard(owner, { word: 'zzforeign', visibility: 'PUBLIC' });
    await page.goto('/words');
    await takeFromMenu(page, 'zzforeign', 'Edit Translation');
    await field(page, 'Translated word').fill('mine now');
    await save(page).click();
    const refusal = page.getByRole('status').filter({ hasText: /owner|your own|belongs/i });
    await expect(refusal).toBeVisible();
    await expect(field(page, 'Translated word')).toHaveValue('mine now');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(card(page, 'zzforeign')).toBeVisible();

    await takeFromMenu(page, 'zzforeign', 'Change Image');
    await expect(toast(page, 'Failed to change image')).toBeVisible();

    await takeFromMenu(page, 'zzforeign', 'Delete Card');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(refusal).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(card(page, 'zzforeign')).toBeVisible();
  });
});

test.describe('when the server cannot be reached', { tag: '@desktop' }, () => {
  test.use({ allowedMessages: [/net::ERR_FAILED/] });

  test('the fallback texts are said', async ({ page, learner }) => {
    await saveCard({ ...learner, request: page.request }, { word: 'zzbridge' });
    await page.goto('/myWords');
    await page.route(/\/api\/(translations|view\/images)\//, (route) => route.abort());
    await takeFromMenu(page, 'zzbridge', 'Change Image');
    await expect(toast(page, 'Failed to change image')).toBeVisible();
    await takeFromMenu(page, 'zzbridge', 'Edit Translation');
    await field(page, 'Example').fill('Another example');
    await save(page).click();
    await expect(toast(page, 'Error updating translation.')).toBeVisible();
    await expect(field(page, 'Example')).toHaveValue('Another example');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await takeFromMenu(page, 'zzbridge', 'Delete Card');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Error deleting translation.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(card(page, 'zzbridge')).toBeVisible();
  });
});
