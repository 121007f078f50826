import { expect, type BrowserContext } from '@playwright/test';

interface WatchOptions {
  /** The only address the browser may talk to: the product needs no network. */
  origin: string;
  allowed: readonly RegExp[];
}

/**
 * Writes down what no learner should cause: console errors and warnings, page errors, calls to elsewhere, what the
 * security policy forbids.
 */
export async function watchBrowser(context: BrowserContext, { origin, allowed }: WatchOptions) {
  const complaints: string[] = [];
  const complain = (text: string): void => {
    if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complain(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => {
    complain(`page error: ${error.error().message}`);
  });
  context.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (protocol.startsWith('http') && target !== origin) {
      complain(`request to another origin: ${request.url()}`);
    }
  });
  // Some violations, as a caught `new Function`, are nowhere to be seen but in this event.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`forbidden: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return {
    expectSilence: (): void => {
      expect(complaints, 'complaints of the browser').toEqual([]);
    },
  };
}
