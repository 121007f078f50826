import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ROOT, run, sayProgress } from './terminal.ts';

const COMPRESSIBLE = /\.(html|js|css|svg|json|txt|webmanifest)$/;
const SHARED = ['packages/{contracts,domain,lexicon}/{src,data}/**/*', 'pnpm-lock.yaml'];

interface Target {
  name: string;
  folder: string;
  sources: string[];
  finish?: () => void;
}

const SERVER: Target = {
  name: 'server',
  folder: 'apps/api',
  sources: ['apps/api/src/**/*', 'apps/api/vite.config.ts', ...SHARED],
};

const CLIENT: Target = {
  name: 'client',
  folder: 'apps/web',
  sources: [
    'apps/web/{src,public}/**/*',
    'apps/web/{index.html,vite.config.ts,screen-pages.ts,chunk-groups.ts}',
    ...SHARED,
  ],
  finish: () => compress(path.join(ROOT, 'apps/web/dist')),
};

/**
 * Builds server and client where their sources changed since the last build.
 * @returns whether both stand built
 */
export async function buildIfChanged(): Promise<boolean> {
  const results = await Promise.all([build(SERVER), build(CLIENT)]);
  return results.every(Boolean);
}

/** Builds the server alone where its sources changed. @returns whether it stands built */
export function buildServerIfChanged(): Promise<boolean> {
  return build(SERVER);
}

async function build({ name, folder, sources, finish }: Target): Promise<boolean> {
  const stamp = path.join(ROOT, folder, 'dist', '.sources');
  const hash = hashOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  sayProgress(`… Building the ${name}`);
  rmSync(stamp, { force: true });
  const code = await run('vite', ['build', '--logLevel', 'warn'], {
    cwd: path.join(ROOT, folder),
    env: { NODE_ENV: 'production' },
    quiet: true,
  });
  if (code !== 0) return false;
  finish?.();
  writeFileSync(stamp, hash);
  return true;
}

/** One hash over the names and contents of all files that a build reads. */
function hashOf(patterns: string[]): string {
  const hash = createHash('sha256').update(process.version);
  const isSource = (file: string): boolean =>
    !/\.spec\.tsx?$/.test(file) && statSync(path.join(ROOT, file)).isFile();
  for (const file of globSync(patterns, { cwd: ROOT }).filter(isSource).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}

/** Puts compressed copies beside the client's files, so that the server never compresses while it serves. */
function compress(folder: string): void {
  for (const file of globSync('**/*', { cwd: folder })) {
    const source = path.join(folder, file);
    if (!COMPRESSIBLE.test(file) || statSync(source).size < 1024) continue;
    const content = readFileSync(source);
    writeFileSync(`${source}.gz`, gzipSync(content, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    writeFileSync(`${source}.br`, brotliCompressSync(content, { params }));
  }
}
