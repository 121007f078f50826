import type { Host } from './host.ts';
import { type Connection, withDatabase } from './with-database.ts';

// Loaded on demand: most commands need no more than the database, and are quicker without the rest.
const load = () => import('./services.ts');
type Services = Awaited<ReturnType<Awaited<ReturnType<typeof load>>['openServices']>>;

/** Does `work` with the product's own services over a migrated database. */
export function withServices<Result>(
  host: Host,
  work: (services: Services, connection: Connection) => Promise<Result>,
): Promise<Result> {
  return withDatabase(host, async (connection) => {
    const { openServices } = await load();
    const services = await openServices(connection.settings, connection.dataSource);
    try {
      return await work(services, connection);
    } finally {
      await services.close();
    }
  });
}
