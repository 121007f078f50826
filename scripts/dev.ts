import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readEnvironmentFile } from './environment.ts';
import { forwardSignals, ROOT, run, say } from './terminal.ts';

readEnvironmentFile();
const API = path.join(ROOT, 'apps/api');
const WEB = path.join(ROOT, 'apps/web');
const apiPort = process.env['PORT'] ?? '3000';
const webPort = process.env['WEB_PORT'] ?? '5173';
const web = `http://127.0.0.1:${webPort}`;

forwardSignals();
say('… Building the server; it is built and started again with every change');
const builder = run('vite', ['build', '--watch', '--logLevel', 'warn'], { cwd: API });
while (!existsSync(path.join(API, 'dist/main.js'))) await wait(100);
const server = run('node', ['--watch', '--watch-preserve-output', 'apps/api/dist/main.js'], {
  env: { PORT: apiPort, PUBLIC_URL: process.env['PUBLIC_URL'] ?? web },
});
say(`… The client with hot reload: ${web}`);
const client = run('vite', ['--host', '127.0.0.1', '--port', webPort, '--strictPort'], {
  cwd: WEB,
  env: { API_URL: `http://127.0.0.1:${apiPort}` },
});
await Promise.all([builder, server, client]);
