import { card, expectWords } from '../support/card.ts';
import { markFavorite, react, saveCard, somebodyElse } from '../support/cards.ts';
import { openFromNavigation } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test("a newcomer's dashboard leads to the first word", async ({ page, learner }) => {
  expect(learner.username).toBeTruthy();
  await page.goto('/home');
  await page.getByRole('button', { name: 'Start Learning' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your loom is ready' })).toBeVisible();
  await page.getByRole('link', { name: 'Look up your first word' }).click();
  await expect(page).toHaveURL('/search');
});

test('the dashboard counts words, languages, favourites and reactions, and follows a new word', async ({
  page,
  learner,
}) => {
  const writer = { ...learner, request: page.request };
  const first = await saveCard(writer, { word: 'zzone', visibility: 'PUBLIC' });
  await saveCard(writer, { word: 'zztwo', languageCode: 'de', category: 'Food' });
  await markFavorite(writer, first);
  await react(await somebodyElse(page.request), first, 'love');
  await page.goto('/dashboard');
  const figure = (label: string) =>
    page
      .getByRole('main')
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) });
  await expect(figure('Words')).toContainText('2');
  await expect(figure('Words')).toContainText('in 2 languages');
  await expect(figure('Favorites')).toContainText('1');
  await expect(figure('Reactions received')).toContainText('1');
  const panel = (name: string) => page.getByRole('region', { name });
  await expect(panel('By language')).toContainText(/German.*Spanish|Spanish.*German/s);
  await expect(panel('By category')).toContainText('Food');
  await expect(panel('Recent words').getByRole('article')).toHaveCount(2);
  await panel('Your cloth, week by week').getByText('Show the numbers').click();
  await expect(panel('Your cloth, week by week').getByRole('listitem')).toHaveCount(26);

  await saveCard(writer, { word: 'zzthree' });
  await page.reload();
  await expect(figure('Words')).toContainText('3');
});

test('every task of the dashboard is one press away', async ({ page, learner }) => {
  expect(learner.username).toBeTruthy();
  await page.goto('/dashboard');
  const tasks = page.getByRole('region', { name: 'What next?' }).getByRole('link');
  await expect(tasks).toHaveCount(6);
  const addresses = await tasks.evaluateAll((links) => links.map((it) => it.getAttribute('href')));
  expect(addresses).toEqual(['/search', '/save', '/myWords', '/filter', '/favorites', '/words']);
});

test('all words: the featured languages, the shortcuts, everybody’s public words and one’s own', async ({
  page,
  learner,
}) => {
  const writer = { ...learner, request: page.request };
  const owner = await somebodyElse(page.request);
  await saveCard(owner, { word: 'zzpublic', visibility: 'PUBLIC' });
  await saveCard(owner, { word: 'zzsecret', visibility: 'PRIVATE' });
  await saveCard(writer, { word: 'zzmine' });
  await page.goto('/home');
  await page.getByRole('main').getByRole('link', { name: 'Words in all languages' }).click();
  await expect(page).toHaveURL('/words');
  await expect(
    page.getByRole('heading', { name: 'Words in all languages', level: 1 }),
  ).toBeVisible();
  const featured = page.getByRole('region', { name: 'Featured words' });
  await expect(featured.getByRole('link')).toHaveText([/español/i, /English/, /Deutsch/]);
  await expect(page.getByRole('main').getByRole('link', { name: 'Search with IA' })).toBeVisible();
  await expect(card(page, 'zzmine')).toBeVisible();
  await expect(card(page, 'zzpublic')).toContainText('Just now');
  await expect(card(page, 'zzpublic')).toContainText('SPANISH');
  await expect(card(page, 'zzsecret')).toHaveCount(0);
  await featured.getByRole('link', { name: /Deutsch/ }).click();
  await expect(page).toHaveURL(/\/filter\?type=language&value=de/);
  await expect(page.getByRole('article').first()).toContainText('GERMAN');
});

test(
  'a word saved on one screen stands on the others without a reload',
  { tag: '@desktop' },
  async ({ page, learner }) => {
    await saveCard({ ...learner, request: page.request }, { word: 'zzone' });
    await page.goto('/myWords');
    await expectWords(page, ['zzone']);
    await openFromNavigation(page, 'Dashboard');
    await expect(card(page, 'zzone')).toBeVisible();
    await card(page, 'zzone').getByRole('button', { name: 'Card menu' }).click();
    await page.getByRole('menuitem', { name: 'Delete Card' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'Your loom is ready' })).toBeVisible();
    await openFromNavigation(page, 'My words');
    await expect(page.getByText('No words available.')).toBeVisible();
  },
);
