import path from 'node:path';
import { type Server, startServer } from './child.ts';

/** The repository's root folder. */
export const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** The built server, as it runs in production. */
export const BUILT_SERVER = path.join(ROOT, 'apps/api/dist/main.js');

const NO_LIMITS: NodeJS.ProcessEnv = Object.fromEntries(
  [
    'LOGIN_PER_ACCOUNT',
    'LOGIN_PER_ORIGIN',
    'REGISTRATIONS',
    'SOCIAL_SIGN_INS',
    'MAILS',
    'AVATARS',
    'PICTURES',
    'SEARCHES_PER_MINUTE',
    'SEARCHES_PER_DAY',
  ].map((name) => [`RATE_LIMIT_${name}`, '0']),
);

interface ProductOptions {
  /** The server's entry file; the built one unless told. */
  entry?: string;
  dataDir: string;
  /** Without one it starts its embedded database. */
  databaseUrl?: string;
  settings?: NodeJS.ProcessEnv;
}

/** The built product in a process of its own: production, no demo, no limits on how often. */
export function startProduct({
  entry = BUILT_SERVER,
  dataDir,
  databaseUrl,
  settings,
}: ProductOptions): Promise<Server> {
  return startServer(
    entry,
    {
      NODE_ENV: 'production',
      JWT_SECRET: 'a secret that only this measurement uses, long enough',
      PORT: '0',
      SEED_DEMO: 'false',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      WEB_ROOT: path.join(ROOT, 'apps/web/dist'),
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      ...NO_LIMITS,
      ...settings,
    },
    /Wordloom is ready: (\S+)/,
  );
}
