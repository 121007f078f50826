import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { readSettings } from '#config/settings.ts';
import { buildDocument } from '#shared/openapi/document.ts';
import { AppModule } from './app.module.ts';

/**
 * Writes the OpenAPI document to the file named by its argument. Nest only looks at the modules: nothing
 * connects, listens or is written elsewhere.
 */
const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file to write');
const module = AppModule.with(
  readSettings({}, process.cwd()),
  new DataSource({ type: 'postgres' }),
);
const app = await NestFactory.create(module, { preview: true, logger: ['error', 'fatal'] });
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(buildDocument(app), undefined, 2));
