import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { chunkOf } from './chunk-groups.ts';
import { screenPages } from './screen-pages.ts';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), tailwindcss(), chunkReport(), screenPages()],
  server: { proxy: { '/auth': api, '/api': api } },
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    // No data: addresses: drawings are files of our own origin, as the security policy wants them.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A group is complete by itself.
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf, debugName: 'shared' }],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    // A browser for each file would take most of the time; the set-up clears what one leaves behind.
    isolate: false,
    include: ['src/**/*.spec.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    restoreMocks: true,
    testTimeout: 15_000,
    css: false,
  },
});

/** Leaves beside the build which chunk holds and needs what; `scripts/check-bundle.ts` weighs it. Not served. */
function chunkReport(): Plugin {
  return {
    name: 'chunk-report',
    generateBundle(_, bundle) {
      const report = Object.values(bundle).flatMap((file) => {
        if (file.type !== 'chunk') return [];
        const { fileName, isEntry, imports, moduleIds } = file;
        return { fileName, isEntry, imports, modules: moduleIds };
      });
      this.emitFile({
        type: 'asset',
        fileName: '.vite/chunks.json',
        source: JSON.stringify(report),
      });
    },
  };
}
