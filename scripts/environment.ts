import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from './terminal.ts';

/** Takes over the settings in `.env`, where there is one; what the environment says already goes first. */
export function readEnvironmentFile(): void {
  const file = path.join(ROOT, '.env');
  if (!existsSync(file)) return;
  for (const [key, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    if (value && !process.env[key]) process.env[key] = value;
  }
}
