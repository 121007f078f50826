import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A process that was started to be measured, or to be measured against. */
export interface Server {
  /** Where it answers. */
  origin: string;
  pid: number;
  /** Seconds from its start until it said that it was ready. */
  startSeconds: number;
  /** Each line that it said until then, with the seconds after its start. */
  said: { text: string; at: number }[];
  stop: () => Promise<void>;
}

/** As the product is started everywhere. */
const NODE_OPTIONS = ['--max-semi-space-size=8', '--v8-pool-size=1'];

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

/**
 * Starts a Node program and waits until it prints where it answers.
 * @param ready finds the address in one of its lines
 * @throws Error when it ends before
 */
export async function startServer(
  entry: string,
  environment: NodeJS.ProcessEnv,
  ready: RegExp,
): Promise<Server> {
  const begin = performance.now();
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [...NODE_OPTIONS, entry], {
    env: { PATH, HOME, TMPDIR, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const said: Server['said'] = [];
  for await (const text of createInterface({ input: child.stdout })) {
    const at = (performance.now() - begin) / 1000;
    said.push({ text, at });
    const origin = ready.exec(text)?.[1];
    if (origin !== undefined) {
      child.stdout.resume();
      return { origin, pid: child.pid ?? 0, startSeconds: at, said, stop: () => end(child) };
    }
  }
  throw new Error(`${entry} ended before it was ready\n${said.map(({ text }) => text).join('\n')}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
