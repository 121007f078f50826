import { vi } from 'vitest';

class Observer {
  observe = () => undefined;
  disconnect = () => undefined;
}

/** The carousel watches its slides with observers, which jsdom does not have. */
export function stubObservers(): void {
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
}
