import { setupServer } from 'msw/node';
import { authHandlers } from './auth-handlers.ts';
import { cardListHandlers } from './card-list-handlers.ts';
import { dashboardHandlers } from './dashboard-handlers.ts';
import { cardActionHandlers } from './card-action-handlers.ts';
import { referenceHandlers } from './reference-handlers.ts';
import { userHandlers } from './user-handlers.ts';
import { wordHandlers } from './word-handlers.ts';

/** The API as tests see it. A test overrides single answers with `network.use(…)`. */
export const network = setupServer(
  ...authHandlers,
  ...userHandlers,
  ...referenceHandlers,
  ...wordHandlers,
  ...cardActionHandlers,
  ...cardListHandlers,
  ...dashboardHandlers,
);
