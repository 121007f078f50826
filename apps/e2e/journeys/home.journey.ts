import type { Page } from '@playwright/test';
import { FACE } from '../support/face.ts';
import { toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const GIF = { ...FACE, name: 'face.gif', mimeType: 'image/gif' };

const main = (page: Page) => page.getByRole('main');

async function selectImage(page: Page, file = FACE): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Select Image' }).click();
  await (await chooser).setFiles(file);
}

test.beforeEach(async ({ page, learner }) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: `Hello, ${learner.username}` })).toBeVisible();
});

test('the shortcuts and buttons lead where they say', async ({ page }) => {
  const ways = [
    { name: 'Search with IA', address: '/search' },
    { name: 'Save Personal word', address: '/save' },
    { name: 'By language', address: '/filter?type=language' },
    { name: 'By category', address: '/filter?type=category' },
    { name: 'By example', address: '/filter?type=example' },
  ];
  for (const { name, address } of ways) {
    await main(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
  }
  await main(page).getByRole('button', { name: 'Start Learning' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await main(page).getByRole('button', { name: 'My Words' }).click();
  await expect(page).toHaveURL('/myWords');
});

test('a new avatar is shown in advance, uploaded, and stands after the reload', async ({
  page,
}) => {
  const hold = Promise.withResolvers<undefined>();
  await page.route('**/avatar', async (route) => {
    await hold.promise;
    await route.continue();
  });
  await selectImage(page);
  await expect(main(page).locator('img[src^="blob:"]')).toBeVisible();
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeVisible();
  const reloaded = page.waitForEvent('load');
  hold.resolve(undefined);
  await reloaded;
  await expect(toast(page, 'Avatar updated!')).toBeVisible();
  await expect(main(page).locator('img[src^="/api/"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload' })).toBeHidden();
});

test('Cancel takes the preview back', { tag: '@desktop' }, async ({ page }) => {
  await selectImage(page);
  await expect(main(page).locator('img[src^="blob:"]')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(main(page).locator('img[src^="blob:"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Select Image' })).toBeFocused();
  await selectImage(page);
  await expect(page.getByRole('button', { name: 'Upload' })).toBeVisible();
});

test('only JPG, PNG and WEBP are taken', { tag: '@desktop' }, async ({ page }) => {
  let said = '';
  page.on('dialog', (dialog) => {
    said = dialog.message();
    void dialog.accept();
  });
  await selectImage(page, GIF);
  await expect.poll(() => said).toBe('Only JPG, PNG and WEBP files are allowed.');
  await expect(page.getByRole('button', { name: 'Upload' })).toBeHidden();
});

test.describe('a picture the server cannot read', () => {
  test.use({ allowedMessages: [/status of 4\d\d/] });

  test('is refused with the toast, and another can be chosen', async ({ page }) => {
    const broken = { ...FACE, buffer: Buffer.from('not a picture at all') };
    await selectImage(page, broken);
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(toast(page, 'Failed to upload image.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload' })).toBeEnabled();
  });
});
