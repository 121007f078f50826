import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Compiling the program takes a fifth of its start. What was compiled lies beside it and goes with it; where that
// folder cannot be written to, everything is compiled at each start.
enableCompileCache(path.join(import.meta.dirname, '.compiled'));
await import('./serve.ts');
