import type { Page } from '@playwright/test';

/** From here on time passes only when the journey says so. */
export async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}
