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
    return Number.isInteger(pid) && pid > 0 && pid !== process.pid && isAlive(pid)
      ? pid
      : undefined;
  } catch {
    return undefined;
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
