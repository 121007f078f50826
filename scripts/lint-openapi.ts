import { buildServerIfChanged } from './build-if-changed.ts';
import { forwardSignals, run } from './terminal.ts';

const DOCUMENT = '.cache/openapi.json';

// The linter neither reports on us nor looks for a newer version of itself.
const SILENT = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** Writes the OpenAPI document of the built API, without a database, and checks it. */
async function lint(): Promise<boolean> {
  if (!(await buildServerIfChanged())) return false;
  if ((await run('node', ['apps/api/dist/openapi.js', DOCUMENT])) !== 0) return false;
  const options = ['--config', 'redocly.yaml', '--format', 'stylish'];
  return (await run('redocly', ['lint', DOCUMENT, ...options], { env: SILENT })) === 0;
}

forwardSignals();
process.exitCode = (await lint()) ? 0 : 1;
