import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Settings } from '#config/settings.ts';

/**
 * Finds out before anything is started whether the address can be listened on.
 * @throws Error with one clear sentence when it cannot
 */
export async function requireFreePort({ port, host }: Pick<Settings, 'port' | 'host'>) {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw new Error(describe(error as NodeJS.ErrnoException, port, host), { cause: error });
  }
  server.close();
  await once(server, 'close');
}

function describe({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken. Stop the other program, or set PORT to a free one (PORT=0 lets the system choose).`,
    EACCES: `Port ${port} may not be used by this user. Set PORT to another, above 1023.`,
    EADDRNOTAVAIL: `HOST is no address of this machine: ${host}`,
    ENOTFOUND: `HOST is no address of this machine: ${host}`,
  };
  return sentences[code ?? ''] ?? message;
}
