import path from 'node:path';
import { type Server, startServer } from './child.ts';

export type FloorName =
  'cards' | 'cards-written' | 'constant' | 'hash' | 'model' | 'nest' | 'save' | 'sign-in';

/** One of the small programs beside which the product is measured, in a process of its own. */
export function startFloor(name: FloorName, databaseUrl?: string): Promise<Server> {
  return startServer(
    path.join(import.meta.dirname, `../floors/${name}.floor.ts`),
    {
      NODE_ENV: 'production',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
    /^listening (\S+)/,
  );
}
