import path from 'node:path';
import { buildServerIfChanged } from './build-if-changed.ts';
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
if (!(await buildServerIfChanged())) process.exit(1);
// Without emptying the folder: a server whose file is gone for a moment would not be started again.
const builder = run('vite', ['build', '--watch', '--emptyOutDir=false', '--logLevel', 'warn'], {
  cwd: API,
});
const server = run('node', ['--watch', '--watch-preserve-output', 'apps/api/dist/main.js'], {
  env: { PORT: apiPort, PUBLIC_URL: process.env['PUBLIC_URL'] ?? web },
});
say(`… The client with hot reload: ${web}`);
const client = run('vite', ['--host', '127.0.0.1', '--port', webPort, '--strictPort'], {
  cwd: WEB,
  env: { API_URL: `http://127.0.0.1:${apiPort}` },
});
await Promise.all([builder, server, client]);
