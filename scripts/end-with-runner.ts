import { execFileSync } from 'node:child_process';

const RUNNERS = /\b(npx|npm|pnpm|corepack)\b|^(\/bin\/)?(ba|da)?sh -c/;
const INTERVAL = 1_000;

/**
 * Ends this process like a stop request once npx, pnpm or the shell between them is gone: a program that stops
 * only the command it started must not leave a server behind.
 */
export function endWithRunner(): void {
  const runners = findRunners();
  if (runners.length === 0) return;
  setInterval(() => {
    if (!runners.every(isAlive)) process.kill(process.pid, 'SIGTERM');
  }, INTERVAL).unref();
}

/** The unbroken line of ancestors that only run scripts, nearest first. */
function findRunners(): number[] {
  const runners: number[] = [];
  try {
    const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
    const processes = new Map(
      rows.split('\n').flatMap((row) => {
        const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row) ?? [];
        return pid && parent && command ? [[Number(pid), { parent: Number(parent), command }]] : [];
      }),
    );
    let pid = process.ppid;
    for (;;) {
      const found = processes.get(pid);
      if (!found || !RUNNERS.test(found.command)) return runners;
      runners.push(pid);
      pid = found.parent;
    }
  } catch {
    // No `ps` on this machine: then only signals end it.
    return runners;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Under `sudo` or `su` the runner is another user's: it may not be signalled, but it lives.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
