import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** Where Debian keeps each version's programs, off the path. */
const DEBIAN = '/usr/lib/postgresql';

interface Load {
  databaseUrl: string;
  /** `$1` is the reader. */
  statement: string;
  /** How many there are to read, by ids from 1 on. */
  users: number;
  connections: number;
  seconds: number;
}

/** PostgreSQL's own client for loads; undefined where it is not installed (the embedded PostgreSQL brings none). */
export function findPgbench(): string | undefined {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).map((version) => path.join(DEBIAN, version, 'bin'))
    : [];
  return [...(process.env['PATH'] ?? '').split(path.delimiter), ...debian]
    .map((folder) => path.join(folder, 'pgbench'))
    .find(isExecutable);
}

/**
 * Runs a prepared statement as often as PostgreSQL can, without any program of ours.
 * @returns how often in a second
 * @throws Error when pgbench fails
 */
export async function pgbench(program: string, load: Load): Promise<number> {
  const child = spawn(
    program,
    [
      '--no-vacuum',
      '--protocol=prepared',
      '--file=-',
      `--client=${load.connections}`,
      `--time=${Math.ceil(load.seconds)}`,
      load.databaseUrl,
    ],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  );
  // What went wrong when it ends early stands in its own words.
  child.stdin.on('error', () => undefined);
  const statement = load.statement.replaceAll('$1', ':reader');
  child.stdin.end(`\\set reader random(1, ${load.users})\n${statement};\n`);
  const [said, complained] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  const perSecond = /^tps = ([\d.]+)/m.exec(said)?.[1];
  if (child.exitCode !== 0 || perSecond === undefined) {
    throw new Error(`pgbench failed:\n${complained}`);
  }
  return Number(perSecond);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
