import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { network } from '@wordloom/test-kit/network';
import { toast } from 'react-hot-toast/headless';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

// Screens are lazy: the first test of a file also loads their code.
configure({ asyncUtilTimeout: 4000 });

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
afterAll(() => network.close());

const said = vi.fn<(...words: unknown[]) => void>();

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(said);
  vi.spyOn(console, 'warn').mockImplementation(said);
});

afterEach(() => {
  cleanup();
  toast.remove();
  network.resetHandlers();
  // A warning is a fault: a test that expects one spies on the console itself.
  const words = said.mock.calls.splice(0);
  expect(words, 'unexpected console output').toEqual([]);
});

// What jsdom does not have and a browser does.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.scrollTo = () => undefined;
// A browser resolves an address against its page.
const NodeRequest = globalThis.Request;
globalThis.Request = class extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
  }
};
