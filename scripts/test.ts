import { availableParallelism } from 'node:os';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildIfChanged } from './build-if-changed.ts';
import { forwardSignals, ROOT, run, say } from './terminal.ts';

const RESULTS = path.join(ROOT, '.cache/test-results');
const UNIT = path.join(RESULTS, 'vitest.json');
const BROWSER = path.join(RESULTS, 'playwright.json');

/** What a runner has done; `failed` has a name for each failure. */
interface Outcome {
  passed: number;
  failed: string[];
}

interface UnitReport {
  numPassedTests: number;
  testResults: UnitFile[];
}

interface UnitFile {
  name: string;
  status: string;
  assertionResults: { status: string; fullName: string }[];
}

interface BrowserReport {
  stats: { expected: number; flaky: number };
  suites: BrowserSuite[];
}

interface BrowserSuite {
  title: string;
  suites?: BrowserSuite[];
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
}

/** Rules, database, API and components: everything vitest runs. */
async function runVitest(): Promise<Outcome> {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT}`];
  // Each project has one worker on two cores unless told here: the shared configuration does not reach them.
  const workers = `--maxWorkers=${availableParallelism()}`;
  const code = await run('vitest', ['run', workers, ...reporters]);
  const report = readJson(UNIT) as UnitReport | undefined;
  return outcome(
    'vitest',
    code,
    report?.numPassedTests,
    (report?.testResults ?? []).flatMap(failedTests),
  );
}

/** Its failed tests, or the file itself when it could not be loaded or set up. */
function failedTests({ name, status, assertionResults }: UnitFile): string[] {
  const file = path.relative(ROOT, name);
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && tests.length === 0) return [file];
  return tests.map(({ fullName }) => `${file} › ${fullName}`);
}

/** The journeys of a learner through the built product, in a real browser. */
async function runBrowser(): Promise<Outcome> {
  if (!(await buildIfChanged())) return { passed: 0, failed: ['the build'] };
  const code = await run('playwright', ['test', '--reporter=list,json'], {
    cwd: path.join(ROOT, 'apps/e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER },
  });
  const report = readJson(BROWSER) as BrowserReport | undefined;
  const passed = report && report.stats.expected + report.stats.flaky;
  return outcome('playwright', code, passed, (report?.suites ?? []).flatMap(failedSpecs));
}

function failedSpecs({ title, suites = [], specs }: BrowserSuite): string[] {
  const here = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `${spec.title} [${projectName}]`),
  );
  return [...here, ...suites.flatMap(failedSpecs)].map((name) => `${title} › ${name}`);
}

/** A run that failed without a failed test (it could not start, an error was nobody's) counts as one failure. */
function outcome(runner: string, code: number, passed = 0, failed: string[] = []): Outcome {
  const none = code !== 0 && failed.length === 0;
  return { passed, failed: none ? [`${runner} itself, as said above`] : failed };
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
const failed = [...unit.failed, ...browser.failed];
const summary = [
  ...failed.map((name) => `✗ ${name}`),
  `${unit.passed + browser.passed} passed, ${failed.length} failed`,
].join('\n');
writeFileSync(path.join(RESULTS, 'summary.txt'), `${summary}\n`);
process.stdout.write(`${summary}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
