import type { Report } from './output.ts';

/** What the commands know of the world they were called in. */
export interface Host {
  environment: NodeJS.ProcessEnv;
  folder: string;
  /** Told what takes long. */
  progress: (message: string) => void;
}

/** Makes the action of a command: it does the work and prints what came of it. */
export type Reporting = <Args extends unknown[]>(
  work: (...args: Args) => Promise<Report>,
) => (...args: Args) => Promise<void>;
