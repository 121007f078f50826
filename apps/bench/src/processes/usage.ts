import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts time in hundredths of a second on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** What a process and everything below it have used. */
export interface Usage {
  cpuSeconds: number;
  /** Megabytes resident, of the process alone. */
  rss: number;
}

interface ProcessStatus {
  pid: number;
  parent: number;
  ticks: number;
  rssPages: number;
}

/** Seconds that all processors of the machine have worked, whoever for; undefined where nothing tells. */
export function machineBusySeconds(): number | undefined {
  const line = read('/proc/stat')?.split('\n')[0];
  if (line === undefined) return undefined;
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + irq + softirq) / TICKS_PER_SECOND;
}

/** Seconds that a process and everything it started have worked, what has ended since included. */
export function treeCpuSeconds(root: number): number {
  const all = readProcesses();
  const children = Map.groupBy(all, ({ parent }) => parent);
  const ticksBelow = (status: ProcessStatus): number =>
    (children.get(status.pid) ?? []).reduce((sum, child) => sum + ticksBelow(child), status.ticks);
  const top = all.find(({ pid }) => pid === root);
  return top ? ticksBelow(top) / TICKS_PER_SECOND : 0;
}

/** What one process uses; undefined when it is gone. */
export function usageOf(pid: number): Usage | undefined {
  const status = readStatus(pid);
  if (!status) return undefined;
  return { cpuSeconds: status.ticks / TICKS_PER_SECOND, rss: (status.rssPages * 4096) / 2 ** 20 };
}

function readProcesses(): ProcessStatus[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStatus(Number(name)) ?? []);
}

function readStatus(pid: number): ProcessStatus | undefined {
  const text = read(`/proc/${pid}/stat`);
  if (text === undefined) return undefined;
  // The second field is the program's name in brackets, which may hold anything.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const at = (place: number): number => fields[place - 3] ?? 0;
  return {
    pid,
    parent: at(4),
    ticks: at(14) + at(15) + at(16) + at(17),
    rssPages: at(24),
  };
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
