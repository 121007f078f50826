import { expectVisibleFocus, tabTo } from '../support/keyboard.ts';
import { frontCard, toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test(
  'the whole search works by keyboard alone, and one always sees where one is',
  { tag: '@desktop' },
  async ({ page, learner }) => {
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: `Hello, ${learner.username}` })).toBeVisible();

    await test.step('the first stop skips the navigation', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
      // Without the skip link's fragment, from which the next step of the Tab key would start.
      await page.goto('/home');
      await expect(page.getByRole('heading', { name: `Hello, ${learner.username}` })).toBeVisible();
    });

    await test.step('goes to the search', async () => {
      await tabTo(page, page.getByRole('link', { name: 'Search word', exact: true }));
      await page.keyboard.press('Enter');
      const heading = page.getByRole('heading', { name: 'Search or save words with IA' });
      await expect(heading).toBeFocused();
      await expect(page).toHaveTitle(/Search or save words with IA/);
    });

    await test.step('is led to the field that is missing', async () => {
      await tabTo(page, page.getByRole('button', { name: 'Search', exact: true }));
      await page.keyboard.press('Enter');
      await expect(toast(page, 'Word is required')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Word' })).toBeFocused();
      await expectVisibleFocus(page);
    });

    await test.step('types a word and takes languages and a category from the lists', async () => {
      await page.keyboard.type('house');
      const languages = page.getByRole('combobox', { name: 'Languages' });
      await tabTo(page, languages);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.keyboard.type('germ');
      await page.keyboard.press('Enter');
      await page.keyboard.type('nowhere');
      await expect(page.getByText('No option found.')).toBeVisible();
      await page.keyboard.press('Escape');
      for (const language of ['fren', 'ital', 'portu']) {
        await page.keyboard.type(language);
        await page.keyboard.press('Enter');
      }
      await expect(toast(page, '❌ Only 4 languages max')).toBeVisible();
      await page.keyboard.press('Escape');
      const chips = page.getByRole('button', { name: 'Remove' });
      await expect(chips).toHaveCount(4);
      await expect(languages).toBeFocused();
      await page.keyboard.press('Backspace');
      await expect(chips).toHaveText([/Spanish/, /German/, /French/]);

      await tabTo(page, page.getByRole('combobox', { name: 'Category' }));
      await page.keyboard.type('home');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('Home');
    });

    await test.step('searches with Enter', async () => {
      await tabTo(page, page.getByRole('button', { name: 'Search', exact: true }));
      await page.keyboard.press('Enter');
      await expect(page.getByText('Card 1 of 3')).toBeAttached();
    });

    await test.step('turns the cards over with Enter and with the arrow keys', async () => {
      await tabTo(page, page.getByRole('button', { name: 'Next', exact: true }));
      await page.keyboard.press('Enter');
      await expect(frontCard(page)).toContainText('GERMAN');
      await page.keyboard.press('ArrowRight');
      await expect(frontCard(page)).toContainText('FRENCH');
      await page.keyboard.press('ArrowRight');
      await expect(frontCard(page)).toContainText('SPANISH');
      await page.keyboard.press('ArrowLeft');
      await expect(frontCard(page)).toContainText('FRENCH');
    });
  },
);
