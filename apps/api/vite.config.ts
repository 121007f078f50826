import { yamlDocuments } from '@wordloom/lexicon/yaml-documents';
import { defineConfig } from 'vitest/config';

/**
 * What travels inside the bundle beside the workspace's own packages: what only renders mails, and the largest of
 * the rest. Looking for two thousand files and reading them was half of the start.
 */
const BUNDLED = [
  /^@react-email\//,
  'react',
  'react-dom',
  /^@nestjs\//,
  'nestjs-pino',
  'rxjs',
  'typeorm',
  'zod',
];

export default defineConfig(({ command }) => ({
  plugins: [yamlDocuments()],
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  // React, which renders the mails, travels without its development half.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: true,
    ssrEmitAssets: true,
    target: 'node24',
    outDir: 'dist',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        cli: 'src/cli.ts',
        openapi: 'src/openapi.ts',
        // Beside the chunk that starts it.
        'chunks/argon2.worker': 'src/modules/auth/argon2.worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  ssr: { noExternal: command === 'build' ? [/^@wordloom\//, ...BUNDLED] : [] },
  test: {
    globalSetup: ['test/support/global-setup.ts'],
    setupFiles: ['test/support/fail-on-console.ts'],
    include: ['src/**/*.spec.ts', 'test/**/*.spec.ts'],
    // A new process per file reads the whole server again each time; no file leaves anything behind.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
}));
