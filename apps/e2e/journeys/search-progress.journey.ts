import type { Locator, Page } from '@playwright/test';
import { categoryId, type SavedCard, type Writer } from '../support/cards.ts';
import { fillSearch, frontCard, openFromNavigation } from '../support/screen.ts';
import { slowSearch } from '../support/slow-search.ts';
import { expect, test } from '../support/test.ts';

const languages = (page: Page) => page.getByRole('region', { name: 'Searched languages' });
const state = (page: Page, text: string) => languages(page).getByText(text, { exact: true });
const loading = (page: Page) => page.getByRole('status').getByText('Loading...', { exact: true });

const heightOf = async (box: Locator) => (await box.boundingBox())?.height;

const translation = (languageCode: string, translatedWord: string) => ({
  kind: 'translation',
  languageCode,
  translatedWord,
  translatedDescription: `What ${translatedWord} is`,
  translatedExample: `A sentence with ${translatedWord}.`,
});

async function searchHouse(page: Page): Promise<void> {
  await page.goto('/search');
  await fillSearch(page, {
    word: 'house',
    languages: ['Spanish', 'German', 'French'],
    category: 'Home',
  });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

/** Cards as the product keeps them, to be handed over later. */
async function keptCards(writer: Writer, languageCodes: string[]): Promise<SavedCard[]> {
  const answer = await writer.request.post('/api/view/save/word/multiple', {
    headers: { Authorization: `Bearer ${writer.token}`, Accept: 'application/json' },
    data: {
      userId: writer.userId,
      word: 'house',
      categoryId: await categoryId(writer, 'Home'),
      languageCodes,
    },
  });
  return (await answer.json()) as SavedCard[];
}

test('results are shown as they come, and what has failed is tried again alone', async ({
  page,
  learner,
}) => {
  const cards = await keptCards({ ...learner, request: page.request }, ['es', 'de']);
  const provider = await slowSearch(page);
  await searchHouse(page);
  await expect(state(page, 'Spanish: searching')).toBeVisible();
  await expect(loading(page)).toBeAttached();
  const room = await heightOf(languages(page));

  await provider.send(translation('de', 'das Haus'));
  await expect(frontCard(page)).toContainText('das Haus');
  await expect(frontCard(page)).toHaveAttribute('aria-busy', 'true');
  await expect(state(page, 'German: found')).toBeVisible();
  await expect(loading(page)).toHaveCount(0);

  await provider.send(translation('es', 'la casa'));
  await expect(page.getByText('Card 2 of 2')).toBeAttached();
  await expect(frontCard(page)).toContainText('das Haus');

  const missing = [{ languageCode: 'fr', reason: 'failed' }];
  await provider.send({ kind: 'done', cards, missing });
  await provider.end();
  await expect(frontCard(page).getByRole('button', { name: 'Delete' })).toBeVisible();
  await expect(frontCard(page)).toContainText('das Haus');
  await expect(state(page, 'French: failed')).toBeVisible();
  expect(await heightOf(languages(page))).toBe(room);

  await provider.stop();
  await page.getByRole('button', { name: 'Try again in French' }).click();
  await expect(state(page, 'French: found')).toBeVisible();
  await expect(page.getByText('Card 2 of 3')).toBeAttached();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(frontCard(page)).toContainText('FRENCH');
});

test(
  'a learner who leaves finds the cards in the lists once they are kept',
  { tag: '@desktop' },
  async ({ page, learner }) => {
    const provider = await slowSearch(page);
    await searchHouse(page);
    await provider.send(translation('es', 'la casa'));
    await expect(frontCard(page)).toContainText('la casa');
    await openFromNavigation(page, 'My words');
    await expect(page.getByText('No words available.')).toBeVisible();
    const cards = await keptCards({ ...learner, request: page.request }, ['es', 'de', 'fr']);
    await provider.send({ kind: 'done', cards, missing: [] });
    await provider.end();
    await expect(page.getByRole('heading', { name: 'la casa' })).toBeVisible();
    await provider.stop();
  },
);

test.describe('when the connection is lost', { tag: '@desktop' }, () => {
  test.use({ allowedMessages: [/net::ERR_/] });

  test('every language has failed, and all of them can be tried again', async ({
    page,
    learner,
  }) => {
    expect(learner.username).toBeTruthy();
    const provider = await slowSearch(page);
    await searchHouse(page);
    await provider.send(translation('es', 'la casa'));
    await expect(frontCard(page)).toContainText('la casa');
    await provider.breakOff();
    await expect(page.getByText('No words found')).toBeVisible();
    await expect(state(page, 'Spanish: failed')).toBeVisible();
    await provider.stop();
    await page.getByRole('button', { name: 'Try all again' }).click();
    await expect(page.getByText('Card 1 of 3')).toBeAttached();
    await expect(state(page, 'Spanish: found')).toBeVisible();
  });
});
