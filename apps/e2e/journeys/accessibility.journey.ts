import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { SCREENS } from '../support/screens/all.ts';
import { expect, test } from '../support/test.ts';

// Each of these visits a dozen screens.
test.describe.configure({ timeout: 240_000 });

test.use({
  // Some screens are about failures. axe compiles texts, which the product never does.
  allowedMessages: [
    /status of 4\d\d|net::ERR_FAILED|dynamically imported|React Router|\.eml\/html|script-src eval/,
  ],
});

interface Check {
  page: Page;
  name: string;
}

async function expectNoViolation({ page, name }: Check): Promise<void> {
  // No script runs in the sandbox of a mail, axe's neither. All is judged within the page: a quarter quicker than
  // in a window of its own, and there are no frames from elsewhere.
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe[sandbox]')
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(describe) }));
  expect.soft(found, `violations on ${name}`).toEqual([]);
}

const describe = ({ html, failureSummary = '' }: { html: string; failureSummary?: string }) =>
  `${html} ${failureSummary}`;

/** Nothing has to be scrolled sideways: at 320 pixels, and on a desk at 200 % zoom. */
async function expectToFit({ page, name }: Check): Promise<void> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  const width = before.width < 768 ? 320 : before.width / 2;
  await page.setViewportSize({ width, height: before.height / 2 });
  // What floats is placed anew a moment after the window has changed.
  await expect
    .configure({ soft: true })
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `width of ${name}`)
    .toBeLessThanOrEqual(width);
  await page.setViewportSize(before);
}

/** As if nobody had been here. */
async function startAnew(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ colorScheme });
  await page.goto('/theme.js');
  await page.evaluate(() => localStorage.clear());
}

for (const [where, screens] of Object.entries(SCREENS)) {
  test(`axe finds nothing on the screens ${where}, light on a desk and dark on a phone, and they fit when narrow`, async ({
    page,
    isMobile,
  }) => {
    for (const { name, reach } of screens) {
      await startAnew(page, isMobile ? 'dark' : 'light');
      await reach(page);
      await expectNoViolation({ page, name });
      await expectToFit({ page, name });
    }
  });
}

test('with reduced motion nothing moves', async ({ page, learner }) => {
  expect(learner.username).toBeTruthy();
  await page.goto('/search');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter((it) => {
        const { duration, iterations } = it.effect?.getComputedTiming() ?? {};
        return Number(duration) > 1 && it.playState === 'running' && iterations !== 0;
      }).length,
  );
  expect(moving).toBe(0);
});
