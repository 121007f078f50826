import { globSync } from 'node:fs';
import path from 'node:path';
import { forwardSignals, run, say } from './terminal.ts';

/** Every check, in the order in which a mistake is cheapest to mend. */
const CHECKS: [name: string, program: string, args: string[]][] = [
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ...globSync(['tsconfig.json', '{apps,packages}/*/tsconfig.json']).map(
    (project): [string, string, string[]] => [
      `types ${path.dirname(project)}`,
      'tsc',
      ['-p', project],
    ],
  ),
  ['lint', 'eslint', ['--max-warnings', '0', '.']],
  ['OpenAPI document', 'node', ['scripts/lint-openapi.ts']],
  ['weight of the client', 'node', ['scripts/check-bundle.ts']],
  ['boundaries', 'depcruise', ['--config', '.dependency-cruiser.js', 'apps', 'packages']],
  ['dead code', 'knip', []],
  ['the bench runs', 'node', ['apps/bench/src/main.ts', '--quick', '--only', 'card page']],
];

forwardSignals();
const failed: string[] = [];
for (const [name, program, args] of CHECKS) {
  const before = performance.now();
  const code = await run(program, args, { quiet: true });
  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  say(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0) failed.push(name);
}
say(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
