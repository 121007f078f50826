/**
 * Photographs every screen in every width and both themes into `screenshots/`, to be looked at side by side with
 * the designs. Run with `pnpm screenshots`; an argument keeps only the pictures whose name contains it:
 * `pnpm screenshots share`, `pnpm screenshots 390-dark`.
 */
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { buildIfChanged } from '../../scripts/build-if-changed.ts';
import { browserLaunch, unpackBrowser } from './support/browser.ts';
import { startProduct } from './support/product.ts';
import { SCREENS } from './support/screens/all.ts';
import type { Screen } from './support/screens/screen.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../screenshots');
const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
const THEMES = ['light', 'dark'] as const;
const AT_ONCE = 3;
const ROUNDS = SIZES.flatMap((size) => THEMES.map((theme) => ({ size, theme })));

interface Photographer {
  browser: Browser;
  origin: string;
  /** What could not be reached; the others are photographed all the same. */
  failures: string[];
}

interface Shot {
  screen: Screen;
  size: (typeof SIZES)[number];
  theme: (typeof THEMES)[number];
}

const nameOf = ({ screen, size, theme }: Shot) => `${screen.name}-${String(size.width)}-${theme}`;

async function photograph(by: Photographer, { screen, size, theme }: Shot): Promise<void> {
  const context = await by.browser.newContext({
    baseURL: by.origin,
    viewport: size,
    hasTouch: size.width < 1024,
    isMobile: size.width < 1024,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  context.setDefaultTimeout(10_000);
  const name = nameOf({ screen, size, theme });
  try {
    const page = await context.newPage();
    await screen.reach(page);
    await settle(page);
    await page.screenshot({
      path: path.join(FOLDER, `${name}.png`),
      fullPage: screen.fullPage ?? true,
      animations: 'disabled',
    });
  } catch (error) {
    by.failures.push(`${name}: ${String(error).split('\n', 1)[0] ?? ''}`);
  } finally {
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
  const screens = Object.values(SCREENS).flat();
  const shots = ROUNDS.flatMap((round) => screens.map((screen) => ({ screen, ...round }))).filter(
    (shot) => nameOf(shot).includes(wanted),
  );
  if (wanted === '') await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const product = await startProduct();
  const failures: string[] = [];
  try {
    const browser = await chromium.launch(browserLaunch());
    const photographer = { browser, origin: product.origin, failures };
    const waiting = shots.values();
    // Most of the time of a picture is waiting until nothing moves any more.
    const work = async () => {
      for (const shot of waiting) await photograph(photographer, shot);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await browser.close();
  } finally {
    await product.stop();
  }
  const taken = String(shots.length - failures.length);
  process.stdout.write(`  ${taken} pictures in ${path.relative(process.cwd(), FOLDER)}/\n`);
  for (const failure of failures) process.stderr.write(`  ✘ ${failure}\n`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

await main(process.argv[2] ?? '');
