/**
 * Photographs every screen in every width and both themes into `screenshots/`, to be looked at side by side with
 * the designs. Run with `pnpm screenshots`; an argument keeps only the pictures whose name contains it.
 */
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { buildIfChanged } from '../../scripts/build-if-changed.ts';
import { browserLaunch, unpackBrowser } from './support/browser.ts';
import { startProduct } from './support/product.ts';
import { PICTURES, type Picture } from './support/pictures.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../screenshots');
const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
const THEMES = ['light', 'dark'] as const;

interface Round {
  browser: Browser;
  origin: string;
  size: (typeof WIDTHS)[number];
  theme: (typeof THEMES)[number];
  pictures: readonly Picture[];
}

async function photographAll({ browser, origin, size, theme, pictures }: Round): Promise<void> {
  for (const picture of pictures) {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: size,
      hasTouch: size.width < 1024,
      isMobile: size.width < 1024,
      colorScheme: theme,
      reducedMotion: 'reduce',
      locale: 'en-GB',
    });
    const page = await context.newPage();
    await picture.take(page);
    await settle(page);
    const name = `${picture.name}-${String(size.width)}-${theme}.png`;
    await page.screenshot({
      path: path.join(FOLDER, name),
      fullPage: picture.fullPage ?? true,
      animations: 'disabled',
    });
    await context.close();
  }
}

/** Late code, fonts and pictures have come, and the page stands at its top as the sticky parts expect. */
async function settle(page: Page): Promise<void> {
  // Pictures of loading screens wait for an answer that never comes.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

async function main(wanted: string): Promise<void> {
  if (!(await buildIfChanged())) throw new Error('The product could not be built');
  await unpackBrowser();
  const pictures = PICTURES.filter(({ name }) => name.includes(wanted));
  if (wanted === '') await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const product = await startProduct();
  try {
    const browser = await chromium.launch(browserLaunch());
    const rounds = WIDTHS.flatMap((size) => THEMES.map((theme) => ({ size, theme })));
    for (const round of rounds) {
      await photographAll({ browser, origin: product.origin, pictures, ...round });
    }
    await browser.close();
    const count = String(rounds.length * pictures.length);
    process.stdout.write(`  ${count} pictures in ${path.relative(process.cwd(), FOLDER)}/\n`);
  } finally {
    await product.stop();
  }
}

await main(process.argv[2] ?? '');
