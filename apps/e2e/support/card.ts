import { expect, type Locator, type Page } from '@playwright/test';

/** The card with this word, in a grid or in front of the carousel. */
export function card(page: Page, word: string): Locator {
  return page.getByRole('main').getByRole('article', { name: word, exact: true });
}

/** Takes an entry of a card's menu. */
export async function takeFromMenu(page: Page, word: string, entry: string): Promise<void> {
  await card(page, word).getByRole('button', { name: 'Card menu' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** The words of the cards in a grid, in order. */
export async function expectWords(page: Page, words: readonly (string | RegExp)[]): Promise<void> {
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(words);
}

export const heart = (box: Locator) => box.getByRole('button', { name: /(to|from) favorites/ });

export const reactButton = (box: Locator) => box.getByRole('button', { name: /^React/ });

/** A reaction of the open picker: its drawing and its name in words. */
export const reaction = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name: new RegExp(`${name}$`) });
