import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { machineBusySeconds, treeCpuSeconds } from './processes/usage.ts';

/** Share of one processor that others may use before nothing is judged any more. */
const MOST_OF_OTHERS = 0.25;

/** Watches what others do on this machine while something is measured. */
export class Machine {
  readonly processors = cpus().length;
  private readonly othersOfOurs: () => Promise<number[]>;

  /** @param othersOfOurs processes outside our own tree that work for us */
  constructor(othersOfOurs: () => Promise<number[]>) {
    this.othersOfOurs = othersOfOurs;
  }

  /** Processors that others keep busy while nothing is measured, over one second. */
  async idleLoad(): Promise<number | undefined> {
    return (await this.watch(() => wait(1_000))).others;
  }

  /** Does `work` and tells how many processors others kept busy meanwhile; undefined where nothing tells. */
  async watch<Result>(
    work: () => Promise<Result>,
  ): Promise<{ result: Result; others: number | undefined }> {
    const before = await this.sample();
    const result = await work();
    const after = await this.sample();
    if (!before || !after) return { result, others: undefined };
    const seconds = (after.at - before.at) / 1000;
    const others = (after.busy - before.busy - (after.ours - before.ours)) / seconds;
    return { result, others: Math.max(0, others) };
  }

  private async sample(): Promise<{ at: number; busy: number; ours: number } | undefined> {
    const busy = machineBusySeconds();
    if (busy === undefined) return undefined;
    const roots = [process.pid, ...(await this.othersOfOurs())];
    const ours = roots.reduce((sum, pid) => sum + treeCpuSeconds(pid), 0);
    return { at: performance.now(), busy, ours };
  }
}

/** Whether others work too much for a verdict. */
export function isBusy(others: number | undefined): boolean {
  return others !== undefined && others > MOST_OF_OTHERS;
}
