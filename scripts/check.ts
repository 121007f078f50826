import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { forwardSignals, run, say } from './terminal.ts';

type Check = [name: string, program: string, args: string[]];

/** What only reads: as many at once as there are cores, the longest first. */
const READING: Check[] = [
  ['lint', 'eslint', ['--max-warnings', '0', '.']],
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ...globSync(['tsconfig.json', '{apps,packages}/*/tsconfig.json']).map((project): Check => [
    `types ${path.dirname(project)}`,
    'tsc',
    ['-p', project],
  ]),
  ['dead code', 'knip', []],
  ['boundaries', 'depcruise', ['--config', '.dependency-cruiser.js', 'apps', 'packages']],
];

/** What builds the product first, or wants the machine for itself: one after the other. */
const ALONE: Check[] = [
  ['OpenAPI document', 'node', ['scripts/lint-openapi.ts']],
  ['weight of the client', 'node', ['scripts/check-bundle.ts']],
  ['the bench runs', 'node', ['apps/bench/src/main.ts', '--quick', '--only', 'card page']],
];

const failed: string[] = [];

async function work(checks: Check[]): Promise<void> {
  for (let check = checks.shift(); check !== undefined; check = checks.shift()) {
    const [name, program, args] = check;
    const before = performance.now();
    const code = await run(program, args, { quiet: true });
    const seconds = ((performance.now() - before) / 1000).toFixed(1);
    say(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (code !== 0) failed.push(name);
  }
}

forwardSignals();
await Promise.all(Array.from({ length: availableParallelism() }, () => work(READING)));
await work(ALONE);
say(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
