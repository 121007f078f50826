import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { keptSecret } from '../../config/settings.ts';
import { type Binaries, chooseRunner, findBinaries, type Runner } from './binaries.ts';
import { isAlive, lockHolder, takeLock } from './cluster-lock.ts';

const DATABASE = 'wordloom';
const USER = 'wordloom';
const START_TIMEOUT = 60_000;
const STOP_TIMEOUT = 20_000;
const LOG_LIMIT = 5 * 1024 * 1024;

/** A running embedded PostgreSQL. */
export interface Cluster {
  /** Connection string of the product's database in it. */
  url: string;
  /** Stops it, when this process is the one that answers for it. */
  stop: () => Promise<void>;
}

interface StartOptions {
  dataDir: string;
  /** Told what takes long: making the cluster on the first start. */
  onProgress?: (message: string) => void;
  /** Extra `-c name=value` settings of the server. */
  settings?: Record<string, string>;
}

/**
 * Starts the PostgreSQL that lives in `dataDir`, making it on the first start. One that a killed process
 * left running is taken over.
 * @throws Error with one clear sentence when another living Wordloom uses the folder, or PostgreSQL does not start
 */
export async function startCluster(options: StartOptions): Promise<Cluster> {
  const lockFile = path.join(options.dataDir, 'postgres.lock');
  const release = await takeLock(lockFile, 15_000);
  if (!release) {
    throw new Error(
      `Another Wordloom (process ${lockHolder(lockFile) ?? 'unknown'}) is using ${options.dataDir}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  try {
    const server = await ensureServer(options);
    return {
      url: server.url,
      stop: async () => {
        await stopServer(server.pid);
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** The cluster of a Wordloom that is running on this folder, or one started for the moment. */
export async function joinOrStartCluster(options: StartOptions): Promise<Cluster> {
  const lockFile = path.join(options.dataDir, 'postgres.lock');
  const deadline = Date.now() + START_TIMEOUT;
  // Whoever holds the lock may still be starting it.
  while (lockHolder(lockFile) !== undefined && Date.now() < deadline) {
    const running = await findRunning(options.dataDir);
    if (running) return { url: running.url, stop: () => Promise.resolve() };
    await wait(200);
  }
  return startCluster(options);
}

interface Server {
  pid: number;
  url: string;
}

async function ensureServer(options: StartOptions): Promise<Server> {
  const { dataDir } = options;
  const directory = clusterDirectory(dataDir);
  const running = await findRunning(dataDir);
  if (running) return running;
  const binaries = findBinaries();
  const runner = chooseRunner(binaries, directory);
  if (!existsSync(path.join(directory, 'PG_VERSION'))) {
    options.onProgress?.('Making the database (first start only)');
    makeCluster(binaries, runner, dataDir);
  }
  const server = await launch(binaries, runner, options);
  await ensureDatabase(connectionString(dataDir, portOf(server.url), 'postgres'));
  return server;
}

function clusterDirectory(dataDir: string): string {
  return path.join(dataDir, 'postgres');
}

function connectionString(dataDir: string, port: number, database: string): string {
  const password = encodeURIComponent(keptSecret(dataDir, 'postgres-password'));
  return `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}

/** Made beside its place and moved there whole, so that an interrupted first start leaves no half cluster. */
function makeCluster(binaries: Binaries, runner: Runner, dataDir: string): void {
  const fresh = path.join(dataDir, 'postgres.new');
  const passwordFile = path.join(dataDir, 'postgres.pw');
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  writeFileSync(passwordFile, keptSecret(dataDir, 'postgres-password'), { mode: 0o600 });
  if (runner.owner) {
    for (const target of [fresh, passwordFile]) {
      chownSync(target, runner.owner.uid, runner.owner.gid);
    }
  }
  const [program, args] = runner.command(binaries.initdb, [
    `--pgdata=${fresh}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ]);
  const result = spawnSync(program, args, { encoding: 'utf8' });
  rmSync(passwordFile, { force: true });
  if (result.status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Error(`PostgreSQL could not make its cluster: ${lastLine(result.stderr)}`);
  }
  renameSync(fresh, clusterDirectory(dataDir));
}

async function launch(
  binaries: Binaries,
  runner: Runner,
  { dataDir, settings }: StartOptions,
): Promise<Server> {
  const logFile = path.join(dataDir, 'postgres.log');
  if (existsSync(logFile) && statSync(logFile).size > LOG_LIMIT) rmSync(logFile);
  const log = openSync(logFile, 'a', 0o600);
  chmodSync(logFile, 0o600);
  dropStalePidFile(dataDir);
  const port = await freePort();
  const configuration = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    log_min_messages: 'warning',
    ...settings,
  };
  const [program, args] = runner.command(binaries.postgres, [
    '-D',
    clusterDirectory(dataDir),
    '-p',
    String(port),
    ...Object.entries(configuration).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  // Detached: a Ctrl-C in the terminal reaches Wordloom alone, which stops PostgreSQL after its last query.
  const child = spawn(program, args, { stdio: ['ignore', log, log], detached: true });
  child.unref();
  const exited = new AbortController();
  child.once('exit', () => exited.abort());
  child.once('error', () => exited.abort());
  const deadline = Date.now() + START_TIMEOUT;
  while (!exited.signal.aborted && Date.now() < deadline) {
    if (await accepts(connectionString(dataDir, port, 'postgres'))) {
      return { pid: child.pid ?? 0, url: connectionString(dataDir, port, DATABASE) };
    }
    await wait(20);
  }
  throw new Error(
    `The embedded PostgreSQL did not start: ${lastLine(readFileSync(logFile, 'utf8'))} (more in ${logFile})`,
  );
}

/** The server that `postmaster.pid` speaks of, when it lives and knows our password. */
async function findRunning(dataDir: string): Promise<Server | undefined> {
  const noted = readPidFile(dataDir);
  if (!noted || !isAlive(noted.pid)) return undefined;
  // A server that is just starting or recovering is worth a short wait.
  for (let attempt = 0; attempt < 100 && isPostgres(noted.pid); attempt += 1) {
    if (await accepts(connectionString(dataDir, noted.port, 'postgres'))) {
      await ensureDatabase(connectionString(dataDir, noted.port, 'postgres'));
      return { pid: noted.pid, url: connectionString(dataDir, noted.port, DATABASE) };
    }
    await wait(50);
  }
  return undefined;
}

function readPidFile(dataDir: string): { pid: number; port: number } | undefined {
  try {
    const lines = readFileSync(path.join(clusterDirectory(dataDir), 'postmaster.pid'), 'utf8');
    const [pid, , , port] = lines.split('\n').map(Number);
    return pid && port ? { pid, port } : undefined;
  } catch {
    return undefined;
  }
}

/** After a crash the noted id may belong to another program by now; PostgreSQL alone would then refuse to start. */
function dropStalePidFile(dataDir: string): void {
  const noted = readPidFile(dataDir);
  if (noted && isAlive(noted.pid) && isPostgres(noted.pid)) return;
  rmSync(path.join(clusterDirectory(dataDir), 'postmaster.pid'), { force: true });
}

function isPostgres(pid: number): boolean {
  const command = `/proc/${pid}/cmdline`;
  return (
    !existsSync('/proc/self') ||
    (existsSync(command) && readFileSync(command, 'utf8').includes('postgres'))
  );
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [
      DATABASE,
    ]);
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

async function stopServer(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_TIMEOUT;
  while (isAlive(pid) && Date.now() < deadline) await wait(20);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('No free port was found'));
      });
    });
  });
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? 'no reason given';
}
