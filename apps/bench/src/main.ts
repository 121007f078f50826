import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildIfChanged } from '../../../scripts/build-if-changed.ts';
import { say } from '../../../scripts/terminal.ts';
import { Bench } from './bench.ts';
import { isBusy, Machine } from './machine.ts';
import { type Options, readOptions, usage } from './options.ts';
import { ROOT } from './processes/product.ts';
import { saveResults } from './report/save-results.ts';
import { table } from './report/table.ts';
import { ROWS } from './rows/all-rows.ts';
import type { Line } from './rows/line.ts';

const DATA = path.join(ROOT, '.cache/bench');
const GROUPS = Object.keys(ROWS);

const options = understood(process.argv.slice(2));
if (options) await measure(options);
else process.stdout.write(usage(GROUPS));

function understood(args: string[]): Options | undefined {
  try {
    return readOptions(args, GROUPS);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
    return undefined;
  }
}

async function measure(options: Options): Promise<void> {
  if (options.server === undefined && !(await buildIfChanged())) {
    say('Wordloom could not be built; the reason stands above.');
    process.exitCode = 1;
    return;
  }
  if (options.fresh) rmSync(DATA, { recursive: true, force: true });
  say('… Starting the database');
  const bench = await Bench.open(options, DATA);
  const stop = (): void => void bench.close().finally(() => process.exit(130));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const machine = new Machine(() => bench.foreignProcesses());
    const othersBefore = await othersAt(machine);
    await report(bench, machine, await measureRows(bench, machine), othersBefore);
  } finally {
    await bench.close();
  }
}

async function measureRows(bench: Bench, machine: Machine): Promise<Line[]> {
  const { only } = bench.options;
  const chosen = Object.entries(ROWS).filter(
    ([name]) => only.length === 0 || only.some((text) => name.includes(text)),
  );
  await makeDataSets(bench);
  const lines: Line[] = [];
  for (const [name, row] of chosen) {
    say(`… ${name}`);
    const { result, others } = await machine.watch(() => row(bench));
    lines.push(...result.map((line) => ({ ...line, others })));
  }
  return lines;
}

/** Before anything is watched: making them keeps the machine busy. */
async function makeDataSets(bench: Bench): Promise<void> {
  await bench.scratch();
  for (const size of ['few', 'usual', 'many'] as const) {
    say(`… ${bench.options.sizes[size].toLocaleString('en')} cards (the first run makes them)`);
    await bench.product(await bench.set(size));
  }
}

/** Processors that others keep busy, with a warning where that is too much. */
async function othersAt(machine: Machine): Promise<number | undefined> {
  const others = await machine.idleLoad();
  if (isBusy(others)) {
    say(`This machine is busy (others use ${others?.toFixed(1) ?? '?'} processors): what is`);
    say('measured meanwhile is shown and not judged.');
  }
  return others;
}

async function report(
  bench: Bench,
  machine: Machine,
  lines: readonly Line[],
  othersBefore: number | undefined,
): Promise<void> {
  const { quick, rounds } = bench.options;
  const [server] = await bench.server.run<{ server_version: string }>('SHOW server_version');
  const folder = saveResults(lines, {
    at: new Date().toISOString(),
    node: process.version,
    postgres: server?.server_version ?? '?',
    processors: machine.processors,
    quick,
    rounds,
    othersBefore,
  });
  process.stdout.write(`\n${table(lines, quick)}\n\n`);
  say(`Figures and picture: ${path.relative(process.cwd(), folder)}`);
}
