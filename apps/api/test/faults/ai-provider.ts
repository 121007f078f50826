/**
 * What learners notice of a language model at its worst: each fault is put into a running product while other
 * routes are read at a fixed rate, and that is compared with what all these products did a moment before, when the
 * model answered well.
 *
 * Run it with `pnpm faults`, on a machine that does nothing else.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ModelProcess, type Mood, startModelServer } from '../support/models/model-process.ts';
import { openLoop, percentile, statuses } from './open-loop.ts';
import { type ProductProcess, startProduct } from './product-process.ts';

const FAULTS: Mood[] = [
  { kind: 'well' },
  { kind: 'hang' },
  { kind: 'one, then hang' },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429, retryAfter: '30' },
  { kind: 'html' },
  { kind: 'cut off' },
  { kind: 'huge' },
  { kind: 'drip' },
  { kind: 'spoilt', how: 'overlong', repairs: false },
  { kind: 'spoilt', how: 'as text', repairs: false },
];
const READS = { perSecond: 60, seconds: 8 };
const SEARCHES = { perSecond: 2, seconds: 8 };
/** Seconds, and times the 99th percentile without a fault. */
const LONGEST_SEARCH = 10;
const SLOWER = 1.5;
const LONGEST_STOP = 10;

interface Learner {
  token: string;
  userId: number;
}

async function signIn(origin: string): Promise<Learner> {
  const response = await fetch(`${origin}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@wordloom.test', password: 'learn-words' }),
  });
  return (await response.json()) as Learner;
}

const read = (origin: string, { token }: Learner) =>
  openLoop(READS, () =>
    fetch(`${origin}/api/view?page=1&size=8`, { headers: { authorization: `Bearer ${token}` } }),
  );

/** Words that no dictionary knows, so that the model alone can answer. */
const search = (origin: string, { token, userId }: Learner) =>
  openLoop(SEARCHES, () =>
    askFor(`zq${Math.random().toString(36).slice(2, 12)}`, origin, { token, userId }),
  );

function askFor(word: string, origin: string, { token, userId }: Learner): Promise<Response> {
  return fetch(`${origin}/api/view/save/word/multiple`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ userId, word, categoryId: 1, languageCodes: ['es', 'de'] }),
  });
}

interface Result {
  fault: string;
  answers: string;
  calls: number;
  slowest: number;
  /** Milliseconds of the 99th percentile of those who read, before the fault and during it. */
  before: number;
  during: number;
  stop: number;
  holds: boolean;
}

async function inject(
  mood: Mood,
  server: ModelProcess,
  start: () => Promise<ProductProcess>,
): Promise<Result> {
  await server.be({ kind: 'well' });
  const product = await start();
  const learner = await signIn(product.origin);
  const readAndSearch = () =>
    Promise.all([read(product.origin, learner), search(product.origin, learner)]);
  await readAndSearch();
  const [before] = await readAndSearch();
  await server.be(mood);
  const [during, searches] = await readAndSearch();
  const { calls } = await server.report();
  const { seconds, code } = await product.stop();
  const slowest = Math.max(...searches.map(({ took }) => took)) / 1000;
  const statusesOk = searches.every(({ status }) => [200, 201, 404, 502, 503].includes(status));
  return {
    fault: Object.values(mood).join(' '),
    answers: statuses(searches),
    calls: calls.length,
    slowest,
    before: percentile(before, 0.99),
    during: percentile(during, 0.99),
    stop: seconds,
    holds:
      statusesOk &&
      during.every(({ status }) => status === 200) &&
      slowest <= LONGEST_SEARCH &&
      seconds <= LONGEST_STOP &&
      code === 0,
  };
}

/** SIGTERM while a search waits for a model that never answers: the search is answered, the process ends. */
async function stopWhileAsking(
  server: ModelProcess,
  start: () => Promise<ProductProcess>,
): Promise<boolean> {
  await server.be({ kind: 'hang' });
  const product = await start();
  const learner = await signIn(product.origin);
  const answered = openLoop({ perSecond: 1, seconds: 1 }, () =>
    askFor(`zq${Date.now().toString(36)}`, product.origin, learner),
  );
  while ((await server.report()).calls.length === 0) await pause(20);
  const [{ seconds, code }, samples] = await Promise.all([product.stop(), answered]);
  const holds = code === 0 && seconds <= LONGEST_STOP && samples[0]?.status === 503;
  const figures = `answered ${statuses(samples)} | stopped in ${seconds.toFixed(1)} s`;
  process.stdout.write(`${holds ? '✓' : '✗'} ${'SIGTERM while asking'.padEnd(28)} ${figures}\n`);
  return holds;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

const folder = mkdtempSync(path.join(tmpdir(), 'wordloom-faults-'));
const server = await startModelServer();
const settings = {
  ...server.environment,
  RATE_LIMIT_SEARCHES_PER_MINUTE: '0',
  RATE_LIMIT_SEARCHES_PER_DAY: '0',
};
try {
  const results: Result[] = [];
  for (const mood of FAULTS) {
    process.stdout.write(`… ${mood.kind}\n`);
    results.push(await inject(mood, server, () => startProduct(folder, settings)));
  }
  const usual = median(results.map(({ before }) => before));
  for (const { fault, answers, calls, slowest, during, stop, holds } of results) {
    const ratio = during / usual;
    const good = holds && ratio <= SLOWER;
    const figures = `${answers} | ${calls} calls | slowest ${slowest.toFixed(1)} s | others' p99 × ${ratio.toFixed(2)} | stopped in ${stop.toFixed(1)} s`;
    process.stdout.write(`${good ? '✓' : '✗'} ${fault.padEnd(28)} ${figures}\n`);
    if (!good) process.exitCode = 1;
  }
  if (!(await stopWhileAsking(server, () => startProduct(folder, settings)))) process.exitCode = 1;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
