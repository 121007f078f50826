import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Line } from '../rows/line.ts';
import { picture } from './picture.ts';
import { verdictOf } from './verdict.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../results');

/** Facts about the run that the figures mean little without. */
export interface RunFacts {
  at: string;
  node: string;
  postgres: string;
  processors: number;
  quick: boolean;
  rounds: number;
  /** Processors that others kept busy before anything was measured. */
  othersBefore: number | undefined;
}

/** Writes `results/bench.json` and `results/bench.svg`. @returns the folder */
export function saveResults(lines: readonly Line[], facts: RunFacts): string {
  mkdirSync(FOLDER, { recursive: true });
  const rows = lines.map(({ target, ...line }) => ({
    ...line,
    target: target?.text,
    verdict: verdictOf({ ...line, ...(target && { target }) }, facts.quick),
  }));
  writeFileSync(
    path.join(FOLDER, 'bench.json'),
    `${JSON.stringify({ ...facts, rows }, null, 2)}\n`,
  );
  const caption = `${facts.processors} processors · Node ${facts.node} · PostgreSQL ${facts.postgres} · ${facts.rounds} rounds · ${facts.at}`;
  writeFileSync(path.join(FOLDER, 'bench.svg'), picture(lines, facts.quick, caption));
  return FOLDER;
}
