import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { createRoutes } from '#app/router.tsx';
import { PATHS } from '#shared/config/paths.ts';

export interface DrawnScreen {
  html: string;
  /** Whether only learners who have signed in may see it. */
  forLearners: boolean;
}

async function drawScreen(
  path: string,
  { forLearners }: { forLearners: boolean },
): Promise<DrawnScreen> {
  // A browser in which nothing is remembered but, for learners, that somebody has signed in.
  const getItem = (key: string) => (forLearners && key === 'token' ? 'drawn' : null);
  Object.assign(globalThis, { localStorage: { getItem } });
  const routes = createRoutes();
  for (const { route } of matchRoutes(routes, path) ?? []) await loadComponent(route);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://build')));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
  return { html, forLearners };
}

/** The static handler asks lazy routes for their loaders alone. */
async function loadComponent(route: RouteObject): Promise<void> {
  const { lazy } = route;
  if (typeof lazy !== 'object' || !lazy.Component) return;
  Object.assign(route, { lazy: undefined, Component: await lazy.Component() });
}

/**
 * Page → the HTML of its screen before anything is known or typed: what a browser shows while the code is still on
 * its way. For the build; the browser never runs this.
 */
export const DRAWN_SCREENS = {
  login: await drawScreen(PATHS.login, { forLearners: false }),
  home: await drawScreen(PATHS.home, { forLearners: true }),
  words: await drawScreen(PATHS.words, { forLearners: true }),
  search: await drawScreen(PATHS.search, { forLearners: true }),
};
