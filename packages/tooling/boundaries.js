/**
 * Which folder may import which: apps → packages; in the client app → features → entities → shared and
 * never feature → feature; in the API modules → integrations → shared → config.
 */
export const elements = [
  { type: 'domain', pattern: 'packages/domain' },
  { type: 'contracts', pattern: 'packages/contracts' },
  { type: 'lexicon', pattern: 'packages/lexicon' },
  { type: 'test-kit', pattern: 'packages/test-kit' },
  { type: 'web-app', pattern: 'apps/web/src/app' },
  { type: 'web-feature', pattern: 'apps/web/src/features/*', capture: ['feature'] },
  { type: 'web-entity', pattern: 'apps/web/src/entities/*', capture: ['entity'] },
  { type: 'web-shared', pattern: 'apps/web/src/shared' },
  { type: 'api-module', pattern: 'apps/api/src/modules/*', capture: ['module'] },
  { type: 'api-integration', pattern: 'apps/api/src/integrations/*', capture: ['integration'] },
  { type: 'api-shared', pattern: 'apps/api/src/shared' },
  { type: 'api-database', pattern: 'apps/api/src/database' },
  { type: 'api-config', pattern: 'apps/api/src/config' },
  { type: 'api-cli', pattern: 'apps/api/src/cli' },
];

export const rules = {};
