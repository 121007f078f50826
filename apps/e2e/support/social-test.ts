import type { Page } from '@playwright/test';
import { newcomer } from './learner.ts';
import { startProduct } from './product.ts';
import { startProvider, type Provider, type ProviderName, type Scene } from './providers.ts';
import { test as base } from './test.ts';

export { expect } from '@playwright/test';

export const BUTTONS = { google: 'Google', github: 'GitHub', facebook: 'Facebook' };

/** Where the browser may go besides the product: the page of a provider on which one agrees. */
export const CONSENT_PAGES =
  /^request to another origin: http:\/\/127\.0\.0\.1:\d+\/(authorize|login\/oauth\/authorize|v26\.0\/dialog\/oauth)\?/;

/** Which providers the product of a file knows, and what its settings say besides. */
interface SocialSetUp {
  on: ProviderName[];
  settings: NodeJS.ProcessEnv;
}

interface OfWorker {
  setUp: SocialSetUp;
  providers: Record<ProviderName, Provider>;
}

/** Journeys with a product of their own, whose providers are processes on this machine. */
export const test = base.extend<object, OfWorker>({
  setUp: [
    { on: ['google', 'github', 'facebook'], settings: {} },
    { scope: 'worker', option: true },
  ],

  providers: [
    // Playwright reads from this pattern which fixtures are needed: none.
    async ({}, use) => {
      const [google, github, facebook] = await Promise.all([
        startProvider('google'),
        startProvider('github'),
        startProvider('facebook'),
      ]);
      await use({ google, github, facebook });
      await Promise.all([google.stop(), github.stop(), facebook.stop()]);
    },
    { scope: 'worker' },
  ],

  product: [
    async ({ setUp, providers }, use) => {
      const keys = setUp.on.reduce<NodeJS.ProcessEnv>(
        (all, name) => ({ ...all, ...providers[name].settings }),
        {},
      );
      const product = await startProduct({ ...keys, ...setUp.settings });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  allowedMessages: [CONSENT_PAGES],
});

/** Somebody whom the providers know and the product does not yet. */
export interface Person {
  subject: string;
  name: string;
  email: string;
}

export function stranger(): Person {
  const { username, email } = newcomer();
  return { subject: String(Math.floor(Math.random() * 1e12)), name: username, email };
}

/** How each provider describes a person whose address it has checked, as far as it ever does. */
export const scenes: Record<ProviderName, (person: Person, verified?: boolean) => Scene> = {
  google: ({ subject, name, email }, verified = true) => ({
    profile: { sub: subject, name, email, email_verified: verified },
  }),
  github: ({ subject, name, email }, verified = true) => ({
    profile: { id: Number(subject), login: name },
    emails: [{ email, primary: true, verified }],
  }),
  facebook: ({ subject, name, email }) => ({ profile: { id: subject, name, email } }),
};

/** Presses a provider's button at the login; where that leads is the journey's own to see. */
export async function pressButton(page: Page, provider: ProviderName): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: BUTTONS[provider] }).click();
}
