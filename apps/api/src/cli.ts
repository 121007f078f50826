#!/usr/bin/env node
import { runAdmin } from './cli/program.ts';

process.exitCode = await runAdmin(process.argv.slice(2), process.env, process.cwd());
