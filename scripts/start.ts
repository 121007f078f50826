import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfChanged } from './build-if-changed.ts';
import { endWithRunner } from './end-with-runner.ts';
import { readEnvironmentFile } from './environment.ts';
import { ROOT, say } from './terminal.ts';

endWithRunner();
readEnvironmentFile();
if (await buildIfChanged()) {
  process.chdir(ROOT);
  process.env['WEB_ROOT'] ??= path.join(ROOT, 'apps/web/dist');
  // In this very process: a signal then reaches the server itself, and nobody has to pass it on.
  await import(pathToFileURL(path.join(ROOT, 'apps/api/dist/main.js')).href);
} else {
  say('Wordloom could not be built; the reason stands above.');
  process.exitCode = 1;
}
