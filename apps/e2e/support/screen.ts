import { expect, type Locator, type Page } from '@playwright/test';

/** A toast with exactly this text. An error under a field says the same words; this is not it. */
export function toast(page: Page, message: string): Locator {
  return page.getByRole('status').and(page.getByText(message, { exact: true }));
}

/** Follows an entry of the navigation: in the sidebar, or in the drawer of small screens. */
export async function openFromNavigation(page: Page, entry: string): Promise<void> {
  const navigation = await openNavigation(page);
  await navigation.getByRole('link', { name: entry, exact: true }).click();
}

/** What stands around the entries: the sidebar, or the drawer once it is open. */
export async function openNavigation(page: Page): Promise<Locator> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const sidebar = page.getByRole('banner');
  await expect(menu.or(sidebar.getByRole('link', { name: 'Search word' }))).toBeVisible();
  if (!(await menu.isVisible())) return sidebar;
  await menu.click();
  return page.getByRole('dialog');
}

/** Types into a dropdown and takes the option of this name. */
export async function choose(page: Page, field: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field, exact: true });
  await box.click();
  await box.fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

export async function chooseLanguages(page: Page, languages: readonly string[]): Promise<void> {
  for (const language of languages) await choose(page, 'Languages', language);
  await page.getByRole('combobox', { name: 'Languages' }).press('Escape');
}

interface Lookup {
  word: string;
  languages: readonly string[];
  category: string;
}

/** Fills in the search form; pressing the button is the journey's own step. */
export async function fillSearch(page: Page, { word, languages, category }: Lookup): Promise<void> {
  await page.getByRole('textbox', { name: 'Word', exact: true }).fill(word);
  await chooseLanguages(page, languages);
  await choose(page, 'Category', category);
}

interface PersonalWord {
  word: string;
  language: string;
  category: string;
  visibility?: 'Private' | 'Public';
  description: string;
  example: string;
}

/** Fills in the form of a personal word. */
export async function fillPersonalWord(page: Page, word: PersonalWord): Promise<void> {
  await page.getByRole('textbox', { name: 'Word', exact: true }).fill(word.word);
  await choose(page, 'Language', word.language);
  await choose(page, 'Category', word.category);
  // The button itself is drawn by its label, which is what a finger meets.
  if (word.visibility) await page.getByText(word.visibility, { exact: true }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill(word.description);
  await page.getByRole('textbox', { name: 'Example' }).fill(word.example);
}

/** The card in front of the carousel. */
export function frontCard(page: Page): Locator {
  return page
    .getByRole('region', { name: 'Results' })
    .locator('li:not([inert])')
    .getByRole('article');
}

/** The picture has really arrived: a broken one is shown too, but it has no size of its own. */
export async function expectPictureLoaded(card: Locator): Promise<void> {
  const picture = card.locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', /^\/api\/pictures\//);
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
}
