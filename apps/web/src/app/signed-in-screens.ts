import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PATHS } from '#shared/config/paths.ts';

type Load = () => Promise<ComponentType>;

/** Home answers at two addresses. */
export const loadHome: Load = async () => (await import('#app/routes/home.tsx')).HomeRoute;

/** The screens behind the guard, each its own chunk. A new screen is a line here. */
const SCREENS: Record<string, Load> = {
  [PATHS.home]: loadHome,
  [PATHS.dashboard]: async () => (await import('#app/routes/dashboard.tsx')).DashboardRoute,
  [PATHS.search]: async () => (await import('#app/routes/search.tsx')).SearchRoute,
  [PATHS.save]: async () => (await import('#app/routes/save.tsx')).SaveRoute,
  [PATHS.words]: async () => (await import('#app/routes/words.tsx')).WordsRoute,
  [PATHS.myWords]: async () => (await import('#app/routes/my-words.tsx')).MyWordsRoute,
  [PATHS.filter]: async () => (await import('#app/routes/filter.tsx')).FilterRoute,
  [PATHS.favorites]: async () => (await import('#app/routes/favorites.tsx')).FavoritesRoute,
};

export const signedInScreens = (): RouteObject[] =>
  Object.entries(SCREENS).map(([path, load]) => ({ path, lazy: { Component: orBroken(load) } }));

/**
 * Code that cannot be loaded breaks its own screen, where the message about it stands within the layout. Should
 * `lazy` itself fail, the router forgets what the guard's loader has answered and shows nothing at all.
 */
export function orBroken(load: Load): Load {
  return () =>
    load().catch((error: unknown) => () => {
      throw error;
    });
}

/** Fetches the code of a screen that the learner is about to open; a failure shows when they do. */
export function preloadScreen(path: string): void {
  SCREENS[path]?.().catch(() => undefined);
}
