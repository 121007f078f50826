import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const SERVER = path.resolve(import.meta.dirname, '../../dist/main.js');

export interface ProductProcess {
  origin: string;
  /** Sends SIGTERM. @returns the seconds until the process was gone, and how it ended */
  stop: () => Promise<{ seconds: number; code: number | null }>;
}

/** Starts the built server on a free port. @throws when it ends before it is ready */
export async function startProduct(
  folder: string,
  settings: NodeJS.ProcessEnv,
): Promise<ProductProcess> {
  const child = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'fatal',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit') as Promise<[number | null]>;
  for await (const line of createInterface(child.stdout)) {
    const origin = /Wordloom is ready: (\S+)/.exec(line)?.[1];
    if (origin === undefined) continue;
    child.stdout.resume();
    return {
      origin,
      stop: async () => {
        const start = performance.now();
        child.kill('SIGTERM');
        const [code] = await gone;
        return { seconds: (performance.now() - start) / 1000, code };
      },
    };
  }
  throw new Error('The product ended before it was ready');
}
