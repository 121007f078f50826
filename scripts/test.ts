import { availableParallelism } from 'node:os';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildIfChanged } from './build-if-changed.ts';
import { forwardSignals, ROOT, run, say } from './terminal.ts';

const RESULTS = path.join(ROOT, '.cache/test-results');
const UNIT = path.join(RESULTS, 'vitest.json');
const BROWSER = path.join(RESULTS, 'playwright.json');

interface Counts {
  passed: number;
  failed: number;
}

/** Rules, database, API and components: everything vitest runs. */
async function runVitest(): Promise<Counts> {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT}`];
  // Each project has one worker on two cores unless told here: the shared configuration does not reach them.
  const workers = `--maxWorkers=${availableParallelism()}`;
  const code = await run('vitest', ['run', workers, ...reporters]);
  const report = readJson(UNIT) as { numPassedTests: number; numFailedTests: number } | undefined;
  return counted(code, report?.numPassedTests, report?.numFailedTests);
}

/** The journeys of a learner through the built product, in a real browser. */
async function runBrowser(): Promise<Counts> {
  if (!(await buildIfChanged())) return { passed: 0, failed: 1 };
  const code = await run('playwright', ['test', '--reporter=list,json'], {
    cwd: path.join(ROOT, 'apps/e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER },
  });
  const report = readJson(BROWSER) as
    { stats: { expected: number; flaky: number; unexpected: number } } | undefined;
  const stats = report?.stats;
  return counted(code, stats && stats.expected + stats.flaky, stats?.unexpected);
}

/** A run that failed without a failed test (it could not start, a leak was found) counts as one failure. */
function counted(code: number, passed = 0, failed = 0): Counts {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

forwardSignals();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
say('… Rules, database, API and components');
const unit = await runVitest();
say('… Journeys in the browser');
const browser = await runBrowser();
const summary = `${unit.passed + browser.passed} passed, ${unit.failed + browser.failed} failed`;
writeFileSync(path.join(RESULTS, 'summary.txt'), `${summary}\n`);
process.stdout.write(`${summary}\n`);
process.exitCode = unit.failed + browser.failed === 0 ? 0 : 1;
