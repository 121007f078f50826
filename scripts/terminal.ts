import { spawn } from 'node:child_process';
import path from 'node:path';

/** The repository's root folder. */
export const ROOT = path.resolve(import.meta.dirname, '..');

const started = new Set<ReturnType<typeof spawn>>();

/** Says what is happening, indented like the rest of the product's words. */
export function say(message: string): void {
  process.stdout.write(`  ${message}\n`);
}

/** Says what is being done, where it does not mix with a command's answer. */
export function sayProgress(message: string): void {
  process.stderr.write(`  ${message}\n`);
}

interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Keep the output and show it only when the command fails. */
  quiet?: boolean;
}

/**
 * Runs a program of the workspace (`vite`, `tsc` …) to its end.
 * @returns its exit code
 */
export function run(program: string, args: string[], options: RunOptions = {}): Promise<number> {
  const cwd = options.cwd ?? ROOT;
  const bins = [path.join(cwd, 'node_modules', '.bin'), path.join(ROOT, 'node_modules', '.bin')];
  const child = spawn(program, args, {
    cwd,
    stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...options.env,
      PATH: [...bins, process.env['PATH']].join(path.delimiter),
    },
  });
  started.add(child);
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve) => {
    const finish = (code: number): void => {
      started.delete(child);
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      resolve(code);
    };
    child.once('error', (error) => {
      process.stderr.write(`${program}: ${error.message}\n`);
      finish(1);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}

/** Hands Ctrl-C and a stop request on to everything that was started. */
export function forwardSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      for (const child of started) child.kill(signal);
    });
  }
}
