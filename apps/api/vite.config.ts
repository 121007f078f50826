import { yamlDocuments } from '@wordloom/lexicon/yaml-documents';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [yamlDocuments()],
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  // React, which renders the mails, travels without its development half.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', cli: 'src/cli.ts', openapi: 'src/openapi.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  // The workspace's own packages and what only renders mails travel inside the bundle.
  ssr: {
    noExternal: [
      /^@wordloom\//,
      /^@react-email\//,
      'react',
      'react-dom',
      '@nestjs/swagger',
      '@nestjs/mapped-types',
      /^es-toolkit/,
    ],
  },
  test: {
    globalSetup: ['test/support/global-setup.ts'],
    setupFiles: ['test/support/fail-on-console.ts'],
    include: ['src/**/*.spec.ts', 'test/**/*.spec.ts'],
    // A new process per file reads the whole server again each time; no file leaves anything behind.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
