import { useSyncExternalStore } from 'react';

const THEME_KEY = 'vite-ui-theme';

export type Theme = 'light' | 'dark' | 'system';
export type ResolvedTheme = Exclude<Theme, 'system'>;

const listeners = new Set<() => void>();
const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

export function readTheme(): Theme {
  const stored = localStorage.getItem(THEME_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function resolveTheme(): ResolvedTheme {
  const theme = readTheme();
  if (theme !== 'system') return theme;
  return prefersDark().matches ? 'dark' : 'light';
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(THEME_KEY, theme);
  announce();
}

/** The theme on the screen: the chosen one, or what the operating system prefers right now. */
export function useResolvedTheme(): ResolvedTheme {
  return useSyncExternalStore(subscribe, resolveTheme, themeOfDrawing);
}

/** A screen that is drawn by the build knows nobody's theme; what depends on it is not shown there. */
const themeOfDrawing = (): ResolvedTheme => 'light';

function announce() {
  paintTheme();
  for (const listener of listeners) listener();
}

/** Does again what `public/theme.js` does before the first paint. */
function paintTheme() {
  const { documentElement: page } = document;
  page.classList.toggle('dark', resolveTheme() === 'dark');
  const paper = getComputedStyle(page).getPropertyValue('--paper');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) listenOutside('addEventListener');
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) listenOutside('removeEventListener');
  };
}

function listenOutside(method: 'addEventListener' | 'removeEventListener') {
  prefersDark()[method]('change', announce);
  window[method]('storage', announce);
}
