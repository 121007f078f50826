/**
 * Runs Lighthouse on the product's first screens: a telephone of the middle class on a slow network, nothing cached.
 * Lighthouse itself is fetched by npx; it is no part of the installation.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { buildIfChanged } from '../../../scripts/build-if-changed.ts';
import { say } from '../../../scripts/terminal.ts';
import { browserLaunch, unpackBrowser } from './browser/launch.ts';
import { HttpConnection } from './load/http-connection.ts';
import { requestText } from './load/request.ts';
import { startProduct } from './processes/product.ts';
import { markdownTable } from './report/table.ts';
import { atLeast, atMost, type Target } from './rows/line.ts';
import { median } from './statistics.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUNDS = 5;
const SCREENS = ['/login', '/home', '/words', '/search'];
const DEMO = { email: 'demo@wordloom.test', password: 'learn-words' };
const RESULTS = path.resolve(import.meta.dirname, '../results');

interface Report {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue?: number }>;
}

interface Figure {
  title: string;
  read: (report: Report) => number;
  show: (value: number) => string;
  target: Target;
}

const audit =
  (name: string) =>
  ({ audits }: Report): number =>
    audits[name]?.numericValue ?? NaN;
const seconds = (value: number): string => (value / 1000).toFixed(2);

const FIGURES: Figure[] = [
  {
    title: 'Performance',
    read: ({ categories }) => categories.performance.score * 100,
    show: (value) => value.toFixed(0),
    target: atLeast(95),
  },
  {
    title: 'Largest paint, s',
    read: audit('largest-contentful-paint'),
    show: seconds,
    target: { text: '≤ 2.0', meets: (value) => value <= 2000 },
  },
  {
    title: 'Blocked, ms',
    read: audit('total-blocking-time'),
    show: (value) => value.toFixed(0),
    target: atMost(100),
  },
  {
    title: 'Shift',
    read: audit('cumulative-layout-shift'),
    show: (value) => value.toFixed(4),
    target: atMost(0.01),
  },
];

const folder = mkdtempSync(path.join(tmpdir(), 'wordloom-lighthouse-'));
try {
  if (await buildIfChanged()) await measure();
  else process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  await unpackBrowser();
  say('… Starting the product');
  const product = await startProduct({
    dataDir: path.join(folder, 'product'),
    settings: { SEED_DEMO: 'true' },
  });
  try {
    const session = await signIn(product.origin);
    const seen = new Map<string, Report[]>();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const screen of SCREENS) {
        say(`… round ${round + 1} of ${ROUNDS}: ${screen}`);
        const remembered = screen === '/login' ? {} : session;
        const report = await visit(product.origin, screen, remembered);
        seen.set(screen, [...(seen.get(screen) ?? []), report]);
      }
    }
    conclude(seen);
  } finally {
    await product.stop();
  }
}

async function signIn(origin: string): Promise<Record<string, string>> {
  const connection = await HttpConnection.open(origin);
  const request = requestText({ method: 'POST', path: '/auth/login', body: DEMO });
  const { body } = await connection.send(request, true);
  connection.close();
  const { token, userId } = JSON.parse(body) as { token: string; userId: number };
  return { token, userId: String(userId) };
}

/** Loads a screen in a profile of its own that has nothing cached and these values in its storage. */
async function visit(
  origin: string,
  screen: string,
  remembered: Record<string, string>,
): Promise<Report> {
  const profile = mkdtempSync(path.join(folder, 'profile-'));
  const launch = browserLaunch();
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...(launch.args ?? []), '--remote-debugging-port=0'],
  });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/theme.js`);
    await page.evaluate(remember, remembered);
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await page.close();
    const [port = ''] = readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
    return await lighthouse(origin + screen, port);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function remember(values: Record<string, string>): void {
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
}

async function lighthouse(url: string, port: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', '--prefer-offline', LIGHTHOUSE, url, `--port=${port}`],
      ...['--output=json', '--quiet', '--only-categories=performance', '--disable-storage-reset'],
    ],
    { maxBuffer: 2 ** 26 },
  );
  return JSON.parse(stdout) as Report;
}

function conclude(seen: ReadonlyMap<string, readonly Report[]>): void {
  const rows = [...seen].map(([screen, reports]) => [
    screen,
    ...FIGURES.map(({ read, show, target }) => {
      const value = median(reports.map(read));
      return `${show(value)}${target.meets(value) ? '' : ' (missed)'}`;
    }),
  ]);
  const head = ['Screen', ...FIGURES.map(({ title, target }) => `${title} (${target.text})`)];
  process.stdout.write(`\n${markdownTable([head, ...rows])}\n\n`);
  mkdirSync(RESULTS, { recursive: true });
  const figures = [...seen].map(([screen, reports]) => ({
    screen,
    ...Object.fromEntries(FIGURES.map(({ title, read }) => [title, reports.map(read)])),
  }));
  writeFileSync(path.join(RESULTS, 'browser.json'), `${JSON.stringify(figures, null, 2)}\n`);
}
