import { existsSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from 'nestjs-pino';
import type { DataSource } from 'typeorm';
import type { Settings } from '#config/settings.ts';
import { answerBrokenRequest } from '#shared/http/broken-request.ts';
import { clientFiles } from '#shared/http/client-files.ts';
import { jsonBody } from '#shared/http/json-body.ts';
import { noStore, securityHeaders } from '#shared/http/security-headers.ts';
import { buildDocument } from '#shared/openapi/document.ts';
import { AppModule } from './app.module.ts';
import { ApiDocument } from './modules/docs/api-document.ts';

const REQUEST_TIMEOUT = 30_000;
const HEADERS_TIMEOUT = 10_000;

/** The whole product over one connected, migrated database; the same for serving, commands and tests. */
export async function createApp(
  settings: Settings,
  dataSource: DataSource,
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with(settings, dataSource),
    { bodyParser: false, bufferLogs: true, abortOnError: false },
  );
  app.useLogger(app.get(Logger));
  app.set('trust proxy', settings.trustProxy);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(securityHeaders(settings.publicUrl?.startsWith('https:') ?? false));
  if (settings.webRoot && existsSync(settings.webRoot)) app.use(clientFiles(settings.webRoot));
  if (settings.corsOrigins.length > 0) {
    app.enableCors({
      origin: [...settings.corsOrigins],
      exposedHeaders: ['Link', 'X-Total-Count'],
    });
  }
  app.use(['/api', '/auth'], noStore, ...jsonBody());
  app.get(ApiDocument).use(() => buildDocument(app));
  const server = app.getHttpServer();
  server.on('clientError', answerBrokenRequest);
  server.requestTimeout = REQUEST_TIMEOUT;
  server.headersTimeout = HEADERS_TIMEOUT;
  return app;
}
