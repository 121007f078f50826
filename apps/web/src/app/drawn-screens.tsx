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

async function drawScreen(path: string): Promise<string> {
  const routes = createRoutes();
  for (const { route } of matchRoutes(routes, path) ?? []) await loadComponent(route);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://build')));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

/** The static handler asks lazy routes for their loaders alone. */
async function loadComponent(route: RouteObject): Promise<void> {
  const { lazy } = route;
  if (typeof lazy !== 'object' || !lazy.Component) return;
  Object.assign(route, { lazy: undefined, Component: await lazy.Component() });
}

/**
 * Page → the HTML of its screen before anything is typed, for screens that look the same to everybody: what a
 * browser shows while the code is still on its way. For the build; the browser never runs this.
 */
export const DRAWN_SCREENS = { login: await drawScreen(PATHS.login) };
