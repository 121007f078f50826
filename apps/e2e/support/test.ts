import { test as base } from '@playwright/test';
import { watchBrowser } from './browser-watch.ts';
import { register, signInDirectly, type Learner, type Session } from './learner.ts';
import { startProduct, type Product } from './product.ts';

export { expect } from '@playwright/test';

interface OfTest {
  /** What the browser may complain about in this journey, e.g. the 401 of a wrong password. */
  allowedMessages: RegExp[];
  /** A learner with an account and no words, already signed in. */
  learner: Learner & Session;
  quietBrowser: undefined;
}

interface OfWorker {
  product: Product;
}

/** Every journey runs against the built product, and fails when the browser has anything to complain about. */
export const test = base.extend<OfTest, OfWorker>({
  product: [
    // Playwright reads from this pattern which fixtures are needed: none.
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  baseURL: ({ product }, use) => use(product.origin),

  allowedMessages: [[], { option: true }],

  quietBrowser: [
    async ({ context, product, allowedMessages }, use) => {
      const watch = await watchBrowser(context, {
        origin: product.origin,
        allowed: allowedMessages,
      });
      await use(undefined);
      watch.expectSilence();
    },
    { auto: true },
  ],

  learner: async ({ page }, use) => {
    const learner = await register(page.request);
    const session = await signInDirectly(page, learner);
    await use({ ...learner, ...session });
  },
});
