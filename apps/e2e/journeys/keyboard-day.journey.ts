import type { Page } from '@playwright/test';
import { card, heart } from '../support/card.ts';
import { expectVisibleFocus, tabTo } from '../support/keyboard.ts';
import { register } from '../support/learner.ts';
import { frontCard, toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const entry = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

async function signIn(page: Page): Promise<void> {
  const { username, email, password } = await register(page.request);
  await page.goto('/login');
  await expect(page.getByLabel('E-mail')).toBeEnabled();
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Hello, ${username}` })).toBeFocused();
}

async function lookUp(page: Page): Promise<void> {
  await tabTo(page, entry(page, 'Search word'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Word' }));
  await page.keyboard.type('house');
  await tabTo(page, box(page, 'Languages'));
  await page.keyboard.type('germ');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await tabTo(page, box(page, 'Category'));
  await page.keyboard.type('home');
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, 'Search'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Card 1 of 1')).toBeAttached();
}

async function favoriteAndEdit(page: Page): Promise<void> {
  await tabTo(page, heart(frontCard(page)));
  await page.keyboard.press('Space');
  await expect(toast(page, 'Added to favorites 🧡')).toBeVisible();
  await tabTo(page, button(page, 'Update'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Translated word' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('das Häuschen');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Translation updated!')).toBeVisible();
  await expect(button(page, 'Update')).toBeFocused();
}

async function share(page: Page): Promise<void> {
  await tabTo(page, entry(page, 'My words'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const menu = card(page, 'das Häuschen').getByRole('button', { name: 'Card menu' });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Change Image' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: '2x' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '3x' })).toBeChecked();
  await tabTo(page, button(page, 'Download'));
  const file = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await file).suggestedFilename()).toBe('house-wordloom.png');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expectVisibleFocus(page);
}

async function updateInfoAndSignOut(page: Page): Promise<void> {
  await tabTo(page, button(page, 'Update Info'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Update Info' });
  await expect(dialog.getByLabel('Username')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Update Info')).toBeFocused();
  await tabTo(page, button(page, 'Logout'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused();
}

test(
  'a learner spends a whole visit without a mouse: signs in, looks up, favourites, edits, shares and signs out',
  { tag: '@desktop' },
  async ({ page }) => {
    await test.step('signs in', () => signIn(page));
    await test.step('looks a word up', () => lookUp(page));
    await test.step('marks it and edits it', () => favoriteAndEdit(page));
    await test.step('shares it', () => share(page));
    await test.step('opens the profile and signs out', () => updateInfoAndSignOut(page));
  },
);
