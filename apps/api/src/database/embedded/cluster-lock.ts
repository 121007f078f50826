import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Whether a process with this id lives. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The living process that holds the lock, if any. */
export function lockHolder(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    const held = Number.isInteger(pid) && pid > 0 && pid !== process.pid;
    return held && isAlive(pid) && runsNode(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** After a restart of the machine the noted id may belong to another program; where that cannot be seen, it does not. */
function runsNode(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node');
  } catch {
    return true;
  }
}

/**
 * Takes the lock for this process; a lock whose holder died is taken over. Waits `patience` milliseconds
 * for a living holder to finish.
 * @returns the way to give it back, or undefined when the holder stays
 */
export async function takeLock(file: string, patience: number): Promise<(() => void) | undefined> {
  const deadline = Date.now() + patience;
  for (;;) {
    if (lockHolder(file) === undefined) {
      rmSync(file, { force: true });
      try {
        writeFileSync(file, String(process.pid), { flag: 'wx' });
        return () => rmSync(file, { force: true });
      } catch {
        // Somebody else was quicker: look again.
      }
    }
    if (Date.now() >= deadline) return undefined;
    await wait(50);
  }
}
