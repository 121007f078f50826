import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildCommandLine } from './command-line.ts';

/** The built product in a process of its own, on a port that the system chooses. */
export interface ApiProcess {
  origin: string;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
  /** Ends it as Ctrl-C does. */
  stop: () => Promise<void>;
}

/** @param environment its settings; DATA_DIR and DATABASE_URL at least */
export async function startApiProcess(environment: NodeJS.ProcessEnv): Promise<ApiProcess> {
  const entry = path.join(path.dirname(await buildCommandLine()), 'main.js');
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    origin: await originOf(child),
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

async function originOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('Its output is not read');
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /Wordloom is ready: (\S+)/.exec(line)?.[1];
    if (origin !== undefined) return origin;
  }
  throw new Error('The product ended before it was ready');
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
