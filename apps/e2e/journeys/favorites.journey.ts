import { card, expectWords, heart } from '../support/card.ts';
import { markFavorite, saveCard } from '../support/cards.ts';
import { toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test('a heart adds, another press removes, and a toast says so', async ({ page, learner }) => {
  await saveCard({ ...learner, request: page.request }, { word: 'zzstar' });
  await page.goto('/myWords');
  const mark = heart(card(page, 'zzstar'));
  await expect(mark).toHaveAccessibleName('Add to favorites');
  await mark.click();
  await expect(toast(page, 'Added to favorites 🧡')).toBeVisible();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(mark).toHaveAccessibleName('Remove from favorites');
  await mark.click();
  await expect(toast(page, 'Removed from favorites 💔')).toBeVisible();
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
});

test('the favourites hold what is marked; removing the mark drops the card and leads to the empty state', async ({
  page,
  learner,
}) => {
  const writer = { ...learner, request: page.request };
  for (const word of ['zzone', 'zztwo'])
    await markFavorite(writer, await saveCard(writer, { word }));
  await saveCard(writer, { word: 'zzthree' });
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'Your Favorite Words', level: 1 })).toBeVisible();
  await expectWords(page, ['zztwo', 'zzone']);
  await heart(card(page, 'zztwo')).click();
  await expectWords(page, ['zzone']);
  await heart(card(page, 'zzone')).click();
  await expect(page.getByText("You don't have any favorite words yet.")).toBeVisible();
});

test('says "Loading favorites..." meanwhile', async ({ page, learner }) => {
  expect(learner.username).toBeTruthy();
  await page.route('**/api/view/favorite?*', () => new Promise(() => undefined));
  await page.goto('/favorites');
  await expect(page.getByRole('status').getByText('Loading favorites...')).toBeAttached();
});

test('a missing user id is said at the heart', { tag: '@desktop' }, async ({ page, learner }) => {
  await saveCard({ ...learner, request: page.request }, { word: 'zzstar', visibility: 'PUBLIC' });
  await page.goto('/words');
  await expect(card(page, 'zzstar')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('userId'));
  await heart(card(page, 'zzstar')).click();
  await expect(toast(page, 'Usuario no autenticado.')).toBeVisible();
});

test.describe('when the server cannot be reached', { tag: '@desktop' }, () => {
  test.use({ allowedMessages: [/net::ERR_FAILED/] });

  for (const { marked, message } of [
    { marked: false, message: 'Failed to add to favorites ❌' },
    { marked: true, message: 'Failed to remove from favorites ❌' },
  ]) {
    test(`the heart falls back and "${message}" is said`, async ({ page, learner }) => {
      const writer = { ...learner, request: page.request };
      const saved = await saveCard(writer, { word: 'zzstar' });
      if (marked) await markFavorite(writer, saved);
      await page.goto('/myWords');
      const mark = heart(card(page, 'zzstar'));
      await expect(mark).toHaveAttribute('aria-pressed', String(marked));
      await page.route(/\/api\/favorites(\/\d+\/\d+)?$/, (route) => route.abort());
      await mark.click();
      await expect(toast(page, message)).toBeVisible();
      await expect(mark).toHaveAttribute('aria-pressed', String(marked));
    });
  }
});
