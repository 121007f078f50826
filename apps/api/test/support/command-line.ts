import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { takeLock } from '#database/embedded/cluster-lock.ts';

const API = path.resolve(import.meta.dirname, '../..');
const ROOT = path.resolve(API, '../..');
// Inside the package, so that the built files find their dependencies; never committed, linted or formatted.
const BUILDS = path.join(API, 'node_modules/.cache/command-line');
// Starting a command is mostly compiling Nest and TypeORM.
const COMPILED = path.join(BUILDS, 'compiled');
const SOURCES = [
  'apps/api/src/**/*',
  'apps/api/vite.config.ts',
  'packages/{contracts,domain,lexicon}/{src,data}/**/*',
  'pnpm-lock.yaml',
];

/** What a command left behind. */
export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Builds the commands as production gets them, once per state of the sources, however many suites ask.
 * @returns the built entry file
 */
export async function buildCommandLine(): Promise<string> {
  const folder = path.join(BUILDS, hashOfSources());
  const entry = path.join(folder, 'cli.js');
  mkdirSync(BUILDS, { recursive: true });
  const release = await takeLock(path.join(BUILDS, 'lock'), 50_000);
  if (!release) throw new Error('Another suite is building the commands for too long');
  try {
    if (existsSync(entry)) return entry;
    const draft = `${folder}.part`;
    await promisify(execFile)(
      path.join(API, 'node_modules/.bin/vite'),
      ['build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', draft],
      { cwd: API, env: { ...process.env, NODE_ENV: 'production' } },
    );
    forgetOldBuilds();
    renameSync(draft, folder);
    return entry;
  } finally {
    release();
  }
}

/** Runs a command to its end, with no settings but those given. */
export function runCommand(
  entry: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  onStart?: (kill: (signal: NodeJS.Signals) => void) => void,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [entry, ...args],
      { env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED, ...environment } },
      (error, stdout, stderr) => {
        const code = error ? Number(error.code ?? child.exitCode ?? -1) : 0;
        resolve({ code, stdout, stderr });
      },
    );
    onStart?.((signal) => child.kill(signal));
  });
}

function hashOfSources(): string {
  const hash = createHash('sha256').update(process.version);
  const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !/\.spec\.tsx?$/.test(file));
  for (const file of files.sort()) {
    const absolute = path.join(ROOT, file);
    if (statSync(absolute).isFile()) hash.update(file).update(readFileSync(absolute));
  }
  return hash.digest('hex').slice(0, 16);
}

/** A suite of another run may still use a build of the last hour. */
function forgetOldBuilds(): void {
  for (const name of globSync('*/', { cwd: BUILDS })) {
    const folder = path.join(BUILDS, name);
    if (Date.now() - statSync(folder).mtimeMs > 3_600_000) rmSync(folder, { recursive: true });
  }
}
