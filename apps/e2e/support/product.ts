import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SERVER = path.join(ROOT, 'apps/api/dist/main.js');
const CLIENT = path.join(ROOT, 'apps/web/dist');
const READY = /Wordloom is ready: (\S+)/;
const START_TIMEOUT_MS = 60_000;

/** The demo account, as the product prints it at its start. */
export const DEMO = { username: 'demo', email: 'demo@wordloom.test', password: 'learn-words' };

/** The built product, running as its own process on data of its own. */
export interface Product {
  /** Its address; the same after a restart, as learners' browsers know it. */
  readonly origin: string;
  /** Stops it and starts it again on the same data. */
  restart(): Promise<void>;
  /** Stops it as Ctrl-C does, and throws away its data. @throws when it does not end well */
  stop(): Promise<void>;
}

/** @param settings besides those that every product here gets */
export async function startProduct(settings: NodeJS.ProcessEnv = {}): Promise<Product> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wordloom-e2e-'));
  const throwAwayData = () => rm(folder, { recursive: true, force: true });
  let running = await run(folder, 0, settings).catch(async (error: unknown) => {
    await throwAwayData();
    throw error;
  });
  const { origin } = running;
  return {
    origin,
    restart: async () => {
      await end(running);
      running = await run(folder, Number(new URL(origin).port), settings);
    },
    stop: async () => {
      try {
        await end(running);
      } finally {
        await throwAwayData();
      }
    },
  };
}

interface RunningProcess {
  process: ChildProcess;
  origin: string;
  /** Everything it has said, for the moment when something goes wrong. */
  said: string[];
}

async function run(
  folder: string,
  port: number,
  settings: NodeJS.ProcessEnv,
): Promise<RunningProcess> {
  const child = spawn(process.execPath, [SERVER], {
    cwd: folder,
    env: { ...environment(folder, port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const leaveNothingBehind = (): void => void child.kill('SIGTERM');
  process.once('exit', leaveNothingBehind);
  child.once('exit', () => process.off('exit', leaveNothingBehind));
  const said: string[] = [];
  const listen = (stream: NodeJS.ReadableStream, onLine?: (line: string) => void): void => {
    createInterface({ input: stream }).on('line', (line) => {
      said.push(line);
      onLine?.(line);
    });
  };
  const origin = await new Promise<string>((resolve, reject) => {
    const fail = (reason: string): void => {
      child.kill('SIGTERM');
      reject(new Error(`${reason}\n${said.join('\n')}`));
    };
    const timer = setTimeout(() => fail('The product did not become ready'), START_TIMEOUT_MS);
    child.once('error', reject);
    child.once('close', () => fail('The product ended before it was ready'));
    listen(child.stderr);
    listen(child.stdout, (line) => {
      const address = READY.exec(line)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
  return { process: child, origin, said };
}

async function end({ process: child, said }: RunningProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    await closed;
  }
  if (child.exitCode !== 0) {
    const how = child.signalCode ?? `exit code ${String(child.exitCode)}`;
    throw new Error(`The product ended with ${how}\n${said.join('\n')}`);
  }
}

/** Nothing of the developer's own settings: a `PORT` or `DATABASE_URL` of theirs must not reach it. */
function environment(folder: string, port: number): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG, TZ, USER, TMPDIR } = process.env;
  return {
    ...{ PATH, HOME, LANG, TZ, USER, TMPDIR },
    DATA_DIR: path.join(folder, 'data'),
    PORT: String(port),
    WEB_ROOT: CLIENT,
    LOG_LEVEL: 'warn',
  };
}
