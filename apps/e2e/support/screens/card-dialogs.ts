import { expect, type Page } from '@playwright/test';
import { asWriter } from './people.ts';
import { open, withLongWords, type Screen } from './screen.ts';

async function openWords(page: Page): Promise<void> {
  await open('/myWords', asWriter)(page);
  await expect(page.getByRole('article').first()).toBeVisible();
}

async function takeFirst(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Card menu' }).first().click();
  await page.getByRole('menuitem', { name: entry }).click();
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
}

const dialogOf = (entry: string) => async (page: Page) => {
  await openWords(page);
  await takeFirst(page, entry);
};

/** What opens from a card. */
export const CARD_DIALOGS: readonly Screen[] = [
  {
    name: 'card-menu',
    fullPage: false,
    reach: async (page) => {
      await openWords(page);
      await page.getByRole('button', { name: 'Card menu' }).first().click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'reaction-picker',
    fullPage: false,
    reach: async (page) => {
      await openWords(page);
      await page
        .getByRole('button', { name: /^React/ })
        .first()
        .click();
      await expect(page.getByRole('toolbar')).toBeVisible();
    },
  },
  { name: 'edit', fullPage: false, reach: dialogOf('Edit Translation') },
  {
    name: 'edit-errors',
    fullPage: false,
    reach: async (page) => {
      await dialogOf('Edit Translation')(page);
      await page.getByRole('textbox', { name: 'Translated word' }).fill('Rinderkennzeichnungen');
      await page.getByRole('textbox', { name: 'Example' }).fill(' ');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Example is required').first()).toBeVisible();
    },
  },
  { name: 'share', fullPage: false, reach: dialogOf('Share word card') },
  {
    name: 'share-long',
    fullPage: false,
    reach: async (page) => {
      await page.route('**/api/view/my-words/**', withLongWords);
      await dialogOf('Share word card')(page);
      await page.getByRole('radio', { name: '3x' }).check();
    },
  },
  { name: 'delete', fullPage: false, reach: dialogOf('Delete Card') },
];
