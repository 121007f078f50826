import type { Page } from '@playwright/test';
import { newcomer } from '../support/learner.ts';
import {
  expectPictureLoaded,
  fillPersonalWord,
  fillSearch,
  frontCard,
  openFromNavigation,
  toast,
} from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const FOUND = [
  { language: 'Spanish', code: 'es', word: /casa/ },
  { language: 'German', code: 'de', word: /Haus/ },
  { language: 'French', code: 'fr', word: /maison/ },
  { language: 'Italian', code: 'it', word: /casa/ },
];
// A mail is shown in a frame that forbids scripts, Playwright's own included, and the browser says so.
test.use({
  allowedMessages: [/\/dev\/mailbox\/\S+\.eml\/html/],
  contextOptions: { reducedMotion: 'no-preference' },
});

const LANGUAGES = FOUND.map(({ language }) => language);

test('a newcomer registers, confirms, looks a word up in four languages, saves one of their own and finds all again after a restart', async ({
  page,
  product,
}) => {
  const { username, email, password } = newcomer();

  await test.step('opens the page and registers', async () => {
    await page.goto('/');
    await expect(page).toHaveURL('/login');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL('/register');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(toast(page, 'Registration successful. Please check your email.')).toBeVisible();
    await expect(page).toHaveURL('/login');
  });

  await test.step('reads the confirmation mail and follows its link', async () => {
    const mailbox = await page.context().newPage();
    await mailbox.goto('/dev/mailbox');
    await mailbox
      .getByRole('link', { name: 'Confirm your e-mail for Wordloom' })
      .filter({ hasText: email })
      .click();
    await expect(mailbox.getByRole('definition').filter({ hasText: email })).toBeVisible();
    const verification = page.context().waitForEvent('page');
    await mailbox
      .getByTitle('The mail as it looks')
      .contentFrame()
      .getByRole('link', { name: 'Confirm my e-mail' })
      .click();
    await expectVerified(await verification);
    await mailbox.close();
  });

  await test.step('signs in', async () => {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(toast(page, 'Login successful!')).toBeVisible();
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('heading', { name: `Hello, ${username}` })).toBeVisible();
  });

  await test.step('searches "house" in Spanish, German, French and Italian', async () => {
    await openFromNavigation(page, 'Search word');
    await expect(
      page.getByRole('heading', { name: 'Search or save words with IA', level: 1 }),
    ).toBeVisible();
    await fillSearch(page, { word: 'house', languages: LANGUAGES, category: 'Home' });
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText('Card 1 of 4')).toBeAttached();
  });

  await test.step('sees four cards with picture, description and example', async () => {
    const descriptions = new Set<string>();
    for (const [index, expected] of FOUND.entries()) {
      await expect(page.getByText(`Card ${String(index + 1)} of 4`)).toBeAttached();
      descriptions.add(await expectWholeCard(page, expected));
      await page.getByRole('button', { name: 'Next', exact: true }).click();
    }
    expect(descriptions.size, 'each language describes the word in its own way').toBe(4);
  });

  await test.step('turns the carousel over both ends', async () => {
    await expect(page.getByText('Card 1 of 4')).toBeAttached();
    await page.getByRole('button', { name: 'Previous', exact: true }).click();
    await expect(page.getByText('Card 4 of 4')).toBeAttached();
    await expect(frontCard(page)).toContainText('ITALIAN');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByText('Card 1 of 4')).toBeAttached();
    await expect(frontCard(page)).toContainText('SPANISH');
  });

  await test.step('saves a word of their own', async () => {
    await openFromNavigation(page, 'Save word');
    await expect(page.getByRole('heading', { name: 'Save personal word', level: 1 })).toBeVisible();
    await fillPersonalWord(page, {
      word: 'moonmilk',
      language: 'Spanish',
      category: 'Nature',
      description: 'A white stone that is soft like cheese',
      example: 'We found moonmilk in the cave.',
    });
    await page.getByRole('button', { name: 'Send' }).click();
    const card = frontCard(page);
    await expect(card.getByRole('heading', { name: 'moonmilk' })).toBeVisible();
    await expect(card).toContainText('A white stone that is soft like cheese');
    await expect(card).toContainText('We found moonmilk in the cave.');
    await expectPictureLoaded(card);
  });

  await test.step('finds all of them in My words', async () => {
    await openFromNavigation(page, 'My words');
    await expectAllWords(page);
  });

  await test.step('finds all of them again after a restart of the product', async () => {
    await product.restart();
    await page.reload();
    await expectAllWords(page);
  });
});

async function expectVerified(page: Page): Promise<void> {
  await expect(page).toHaveURL('/email-verification?status=success');
  await expect(
    page.getByRole('heading', { name: 'Congratulations, your account has been verified!' }),
  ).toBeVisible();
  await expect(
    page.getByText('You can now log in to the product and start exploring new words.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect(page).toHaveURL('/login');
  await page.close();
}

/** @returns the description on the card in front */
async function expectWholeCard(page: Page, { language, code, word }: (typeof FOUND)[number]) {
  const card = frontCard(page);
  await expect(card).toContainText(language.toUpperCase());
  const heading = card.getByRole('heading', { name: word });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveAttribute('lang', code);
  await expect(card).toContainText('house');
  await expectPictureLoaded(card);
  const [description, example] = await card.locator('div[lang] > p').allInnerTexts();
  expect(description?.length).toBeGreaterThan(10);
  expect(example?.length).toBeGreaterThan(10);
  return description ?? '';
}

async function expectAllWords(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Words in all languages' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(5);
  for (const word of [...FOUND.map((found) => found.language.toUpperCase()), 'moonmilk']) {
    await expect(cards.filter({ hasText: word }).first()).toBeVisible();
  }
  for (const card of await cards.all()) await expectPictureLoaded(card);
}
