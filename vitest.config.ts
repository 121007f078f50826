import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/{contracts,domain,lexicon}', 'apps/{api,web}'],
    // A number: by itself, and with '100%' too, a run on two cores has one worker.
    maxWorkers: availableParallelism(),
  },
});
