#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import path from 'node:path';

// As in main.ts: a command is mostly compiled and then over.
enableCompileCache(path.join(import.meta.dirname, '.compiled'));
const { runAdmin } = await import('./cli/program.ts');
process.exitCode = await runAdmin(process.argv.slice(2), process.env, process.cwd());
