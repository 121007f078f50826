import type { Page } from '@playwright/test';

/** What the browser remembers under these keys. */
export const stored = (page: Page, ...keys: string[]) =>
  page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys);

export const storedSession = (page: Page) => stored(page, 'token', 'userId');

/** Puts something into the storage before the application starts. */
export async function store(page: Page, values: Record<string, string>): Promise<void> {
  await page.goto('/theme.js');
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, values);
}
