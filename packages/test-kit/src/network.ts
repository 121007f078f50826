import { setupServer } from 'msw/node';
import { authHandlers } from './auth-handlers.ts';
import { userHandlers } from './user-handlers.ts';

/** The API as tests see it. A test overrides single answers with `network.use(…)`. */
export const network = setupServer(...authHandlers, ...userHandlers);
