import { card, reaction, reactButton } from '../support/card.ts';
import { ask, react, saveCard, somebodyElse } from '../support/cards.ts';
import { expect, test } from '../support/test.ts';

interface Reaction {
  emoji: string;
  userId: number;
}

test('a reaction is chosen, changed and taken back by choosing it again', async ({
  page,
  learner,
}) => {
  const writer = { ...learner, request: page.request };
  const { wordTranslationId } = await saveCard(writer, { word: 'zzstone' });
  const path = `/api/reactions/word/${String(wordTranslationId)}`;
  const emojis = async () => (await ask<Reaction[]>(writer, path)).map(({ emoji }) => emoji);
  await page.goto('/myWords');
  const button = reactButton(card(page, 'zzstone'));
  await expect(button).toHaveAccessibleDescription('No reactions yet');
  const steps = [
    { name: 'Love', description: 'Love 1. Yours: Love', kept: ['❤️'] },
    { name: 'Fire', description: 'Fire 1. Yours: Fire', kept: ['🔥'] },
    { name: 'Fire', description: 'No reactions yet', kept: [] },
  ];
  for (const { name, description, kept } of steps) {
    await button.click();
    const refetched = page.waitForResponse(`**${path}`);
    await reaction(page, name).click();
    await expect(page.getByRole('toolbar')).toBeHidden();
    await refetched;
    await expect(button).toHaveAccessibleDescription(description);
    expect(await emojis()).toEqual(kept);
  }
});

test('the picker opens by key, moves with the arrows, chooses with Enter and closes with Escape', async ({
  page,
  learner,
}) => {
  await saveCard({ ...learner, request: page.request }, { word: 'zzstone' });
  await page.goto('/myWords');
  const button = reactButton(card(page, 'zzstone'));
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(reaction(page, 'Like')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(reaction(page, 'Dislike')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar')).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(reaction(page, 'Like')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(reaction(page, 'Perfect')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAccessibleDescription('Perfect 1. Yours: Perfect');
  await expect(button).toBeFocused();
});

test("another learner's card shows at most its top three and counts all", async ({
  page,
  learner,
}) => {
  const owner = await somebodyElse(page.request);
  const saved = await saveCard(owner, { word: 'zzriver', visibility: 'PUBLIC' });
  for (const emoji of ['fire', 'fire', 'love', 'love', 'like', 'dislike']) {
    await react(await somebodyElse(page.request), saved, emoji);
  }
  await react({ ...learner, request: page.request }, saved, 'fire');
  await page.goto('/words');
  const box = card(page, 'zzriver');
  await expect(box.getByRole('button', { name: 'React 7' })).toBeVisible();
  await expect(reactButton(box)).toHaveAccessibleDescription(
    /^Fire 3, Love 2, (Like|Dislike) 1\. Yours: Fire$/,
  );
  await expect(reactButton(box).locator('img, svg')).toHaveCount(3);
});

test.describe('when the server cannot be reached', { tag: '@desktop' }, () => {
  test.use({ allowedMessages: [/net::ERR_FAILED/] });

  test('the reaction is silently taken back', async ({ page, learner }) => {
    await saveCard({ ...learner, request: page.request }, { word: 'zzstone' });
    await page.goto('/myWords');
    await page.route('**/api/reactions', (route) => route.abort());
    const button = reactButton(card(page, 'zzstone'));
    await button.click();
    await reaction(page, 'Love').click();
    await expect(page.getByRole('toolbar')).toBeHidden();
    await expect(button).toHaveAccessibleDescription('No reactions yet');
    await expect(page.getByRole('status').filter({ hasText: /fail|error/i })).toHaveCount(0);
  });
});
