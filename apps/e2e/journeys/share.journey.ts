import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { takeFromMenu } from '../support/card.ts';
import { saveCard } from '../support/cards.ts';
import { readPicture } from '../support/picture-file.ts';
import { toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const SHEET = { width: 400, height: 500 };

test.beforeEach(async ({ page, learner }) => {
  await saveCard(
    { ...learner, request: page.request },
    { word: 'el faro/2', languageCode: 'de', description: 'Ein Turm mit Licht für die Schiffe' },
  );
  await page.goto('/myWords');
  await takeFromMenu(page, 'el faro/2', 'Share word card');
  await expect(page.getByRole('dialog', { name: 'Share Word' })).toBeVisible();
});

const pick = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

/** The picture, also kept among the results of the run, to be looked at. */
async function download(page: Page, keepAt: string) {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await started;
  await file.saveAs(keepAt);
  const bytes = await readFile(keepAt);
  return { name: file.suggestedFilename(), bytes, picture: readPicture(bytes) };
}

for (const { format, kind, extension } of [
  { format: 'PNG', kind: 'png', extension: 'png' },
  { format: 'JPG', kind: 'jpeg', extension: 'jpg' },
]) {
  test(`a card becomes a ${format} of the chosen scale, named after its word`, async ({
    page,
  }, testInfo) => {
    await pick(page, format);
    for (const scale of [1, 2, 3]) {
      await pick(page, `${scale}x`);
      const width = SHEET.width * scale;
      const height = SHEET.height * scale;
      await expect(page.getByText(`${width} × ${height} pixels`)).toBeVisible();
      const { name, bytes, picture } = await download(
        page,
        testInfo.outputPath(`${scale}x.${extension}`),
      );
      expect(name).toBe(`el-faro-2-wordloom.${extension}`);
      expect(picture).toEqual({ kind, width, height });
      expect(bytes.length, 'more than an empty sheet').toBeGreaterThan(8_000 * scale);
    }
  });
}

test(
  'the preview is shown at 0.8, 1 and 1.2 of its size on a wide screen',
  { tag: '@desktop' },
  async ({ page }) => {
    const sheet = page.getByRole('figure', { name: 'Preview' }).locator('> div');
    for (const { scale, width } of [
      { scale: '1x', width: 320 },
      { scale: '2x', width: 400 },
      { scale: '3x', width: 480 },
    ]) {
      await pick(page, scale);
      await expect
        .poll(async () => Math.round((await sheet.boundingBox())?.width ?? 0))
        .toBe(width);
    }
  },
);

test(
  'a card is copied as PNG whatever the format',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await pick(page, 'JPG');
    await page.getByRole('button', { name: 'Copy to clipboard' }).click();
    await expect(toast(page, '✅ Copiado al portapapeles!')).toBeVisible();
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const blob = await item?.getType('image/png');
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
    });
    expect(readPicture(Buffer.from(copied))).toEqual({ kind: 'png', width: 800, height: 1000 });
  },
);

test('a clipboard that refuses is said', { tag: '@desktop' }, async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Copy to clipboard' }).click();
  await expect(toast(page, '❌ No se pudo copiar la imagen')).toBeVisible();
});

test('after closing, the choices are forgotten and the page scrolls and takes presses again', async ({
  page,
}) => {
  await pick(page, '3x');
  await pick(page, 'JPG');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('pointer-events', 'auto');
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  await takeFromMenu(page, 'el faro/2', 'Share word card');
  await expect(page.getByRole('radio', { name: 'PNG' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '3x' })).not.toBeChecked();
});
