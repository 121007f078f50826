import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/{contracts,domain,lexicon}', 'apps/{api,web}'],
    // All cores: by themselves runs leave one out, and on two that is half of them.
    maxWorkers: '100%',
  },
});
