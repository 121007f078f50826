import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/{contracts,domain,lexicon}', 'apps/{api,web}'],
  },
});
