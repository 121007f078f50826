import { setFlagsFromString } from 'node:v8';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { prepareDataDir, readSettings, type Settings } from '#config/settings.ts';
import { startCluster } from '#database/embedded/cluster.ts';
import { openDatabase } from '#database/open-database.ts';
import { PUBLIC_ADDRESS, type PublicAddress, publicOrigin } from '#shared/http/public-address.ts';
import { createApp } from './create-app.ts';
import { DEMO_ACCOUNT } from './modules/demo/demo-content.ts';
import { DemoService } from './modules/demo/demo.service.ts';
import { requireFreePort } from './require-free-port.ts';

const SHUTDOWN_TIMEOUT = 9_000;

// Left to itself the heap grows to several times what is in use before it is tidied: 560 MB instead of 210 after a
// hundred thousand requests.
setFlagsFromString('--heap-growing-percent=50');

/** What has to be undone when the process ends, last thing first. */
const cleanups: (() => Promise<void>)[] = [];
let stopping = false;

async function boot(): Promise<void> {
  const settings = readSettings(process.env, process.cwd());
  prepareDataDir(settings.dataDir);
  await requireFreePort(settings);
  const databaseUrl = settings.databaseUrl ?? (await startEmbedded(settings));
  step('Opening the database');
  const dataSource = await openDatabase(databaseUrl);
  cleanups.push(() => (dataSource.isInitialized ? dataSource.destroy() : Promise.resolve()));
  const app = await createApp(settings, dataSource);
  cleanups.push(() => app.close());
  if (settings.seedDemo) await seedDemo(app);
  const origin = await listen(app, settings);
  announce(settings, origin);
}

async function startEmbedded({ dataDir }: Settings): Promise<string> {
  step('Starting PostgreSQL');
  const cluster = await startCluster({ dataDir, onProgress: step });
  cleanups.push(() => cluster.stop());
  return cluster.url;
}

async function seedDemo(app: NestExpressApplication): Promise<void> {
  const demo = app.get(DemoService);
  if (await demo.isSeeded()) return;
  step('Adding the demo account and its community (first start only)');
  await demo.seed();
}

async function listen(app: NestExpressApplication, settings: Settings): Promise<string> {
  await app.listen(settings.port, settings.host);
  const address = app.getHttpServer().address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  const origin = publicOrigin(settings, port);
  app.get<PublicAddress>(PUBLIC_ADDRESS).use(origin);
  return origin;
}

function announce(settings: Settings, origin: string): void {
  const lines = ['', `  Wordloom is ready: ${origin}`];
  if (settings.seedDemo)
    lines.push(`  Demo sign-in:      ${DEMO_ACCOUNT.email} / ${DEMO_ACCOUNT.password}`);
  if (settings.mailbox) lines.push(`  Mailbox:           ${origin}/dev/mailbox`);
  lines.push('  Stop with Ctrl-C.', '');
  process.stdout.write(`${lines.join('\n')}\n`);
}

function step(message: string): void {
  process.stdout.write(`  … ${message}\n`);
}

async function stop(exitCode: number): Promise<never> {
  if (!stopping) {
    stopping = true;
    for (const cleanup of cleanups.reverse()) {
      await Promise.race([cleanup(), timeout(SHUTDOWN_TIMEOUT)]).catch((error: unknown) => {
        process.stderr.write(`${describe(error)}\n`);
      });
    }
    process.exit(exitCode);
  }
  return new Promise(() => undefined);
}

function timeout(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop(0));
}

boot().catch((error: unknown) => {
  process.stderr.write(`\nWordloom could not start. ${describe(error)}\n`);
  return stop(1);
});
