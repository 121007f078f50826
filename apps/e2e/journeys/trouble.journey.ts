import { card } from '../support/card.ts';
import { saveCard } from '../support/cards.ts';
import { openFromNavigation } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test('an unknown address says so, has a title of its own and a way back', async ({
  page,
  learner,
}) => {
  await page.goto('/no/such/page');
  await expect(page.getByText('404')).toBeVisible();
  await expect(page).toHaveTitle(/not found/i);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { name: `Hello, ${learner.username}` })).toBeVisible();
});

test.describe('when a screen’s code does not come', () => {
  test.use({ allowedMessages: [/net::ERR_FAILED|dynamically imported module|React Router/] });

  test('a message stands in the layout, with a way on and a way back', async ({
    page,
    learner,
  }) => {
    expect(learner.username).toBeTruthy();
    await page.goto('/home');
    await page.route('**/assets/favorites-*.js', (route) => route.abort());
    await openFromNavigation(page, 'Favorite');
    await expect(page.getByRole('alert')).toContainText('A thread has snapped');
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
    await page.unroute('**/assets/favorites-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText("You don't have any favorite words yet.")).toBeVisible();
  });
});

test.describe('without a network', () => {
  test.use({ allowedMessages: [/net::ERR_INTERNET_DISCONNECTED/] });

  test('the product says that it is offline, keeps what is there, and says nothing more when it is back', async ({
    page,
    context,
    learner,
  }) => {
    await saveCard({ ...learner, request: page.request }, { word: 'zzraft' });
    await page.goto('/myWords');
    await expect(card(page, 'zzraft')).toBeVisible();
    await context.setOffline(true);
    const notice = page.getByRole('status').filter({ hasText: /offline/i });
    await expect(notice).toBeVisible();
    await expect(card(page, 'zzraft')).toBeVisible();
    await context.setOffline(false);
    await expect(notice).toBeHidden();
  });
});

test('a slow answer is said to be slow', async ({ page, learner }) => {
  expect(learner.username).toBeTruthy();
  await page.clock.install();
  await page.route('**/api/view/my-words/**', () => new Promise(() => undefined));
  await page.goto('/myWords');
  await expect(page.getByRole('status').getByText('Loading words...')).toBeAttached();
  await page.clock.runFor(15_000);
  await expect(page.getByRole('status').filter({ hasText: /slow|longer/i })).toBeVisible();
});
