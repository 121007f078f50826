import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServerIfChanged } from './build-if-changed.ts';
import { readEnvironmentFile } from './environment.ts';
import { ROOT } from './terminal.ts';

readEnvironmentFile();
if (await buildServerIfChanged()) {
  process.chdir(ROOT);
  await import(pathToFileURL(path.join(ROOT, 'apps/api/dist/cli.js')).href);
} else {
  process.exitCode = 1;
}
