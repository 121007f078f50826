import { expect, type Locator, type Page } from '@playwright/test';

/** Further than any form here is long: whoever needs more steps is lost. */
const MOST_STEPS = 30;

/** Presses Tab until the element has the focus; on the way the focus must never be out of sight. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Not reached with ${MOST_STEPS} steps of the Tab key: ${target.toString()}`);
}

/** The focused element, its pseudo-element or the box around it wears a ring, and stands on the screen. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const focus = page.locator(':focus');
  await expect(focus).toBeInViewport();
  // Rings may fade in with the colours of the element.
  await expect
    .poll(() => focus.evaluate(hasRing), { message: `a ring around ${await describe(focus)}` })
    .toBe(true);
}

function hasRing(element: Element): boolean {
  const ringed = (candidate: Element, pseudo?: string): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(candidate, pseudo);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const around = [element, element.parentElement, element.parentElement?.parentElement];
  return ringed(element, '::after') || around.some((box) => box && ringed(box));
}

const describe = (focus: Locator) =>
  focus.evaluate((element) => element.outerHTML.slice(0, 120), undefined, { timeout: 1_000 });
