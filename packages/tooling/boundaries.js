/**
 * Which folder may import which: apps → packages; in the client app → features → entities → shared and
 * never feature → feature; in the API modules → integrations → shared → config.
 * dependency-cruiser checks the same for whole programs (`.dependency-cruiser.js`); here the editor shows it.
 */
export const elements = [
  { type: 'domain', pattern: 'packages/domain/src' },
  { type: 'contracts', pattern: 'packages/contracts/src' },
  { type: 'lexicon', pattern: 'packages/lexicon/src' },
  { type: 'web-app', pattern: 'apps/web/src/app' },
  { type: 'web-feature', pattern: 'apps/web/src/features/*', capture: ['name'] },
  { type: 'web-entity', pattern: 'apps/web/src/entities/*', capture: ['name'] },
  { type: 'web-shared', pattern: 'apps/web/src/shared' },
  { type: 'api-cli', pattern: 'apps/api/src/cli' },
  { type: 'api-module', pattern: 'apps/api/src/modules/*', capture: ['name'] },
  { type: 'api-integration', pattern: 'apps/api/src/integrations/*', capture: ['name'] },
  { type: 'api-shared', pattern: 'apps/api/src/shared' },
  { type: 'api-database', pattern: 'apps/api/src/database' },
  { type: 'api-config', pattern: 'apps/api/src/config' },
];

/** @type {Record<string, string[]>} what each may import besides its own files */
const ALLOWED = {
  domain: [],
  contracts: ['domain'],
  lexicon: ['domain'],
  'web-shared': ['contracts', 'domain'],
  'web-entity': ['web-entity', 'web-shared', 'contracts', 'domain'],
  'web-feature': ['web-entity', 'web-shared', 'contracts', 'domain'],
  'web-app': ['web-feature', 'web-entity', 'web-shared', 'contracts', 'domain'],
  'api-config': ['contracts', 'domain'],
  'api-database': ['api-config', 'api-shared', 'contracts', 'domain'],
  'api-shared': ['api-config', 'api-database', 'contracts', 'domain'],
  'api-integration': [
    'api-integration',
    'api-shared',
    'api-database',
    'api-config',
    'contracts',
    'domain',
    'lexicon',
  ],
  'api-module': [
    'api-module',
    'api-integration',
    'api-shared',
    'api-database',
    'api-config',
    'contracts',
    'domain',
  ],
  'api-cli': [
    'api-module',
    'api-integration',
    'api-shared',
    'api-database',
    'api-config',
    'contracts',
    'domain',
  ],
};

const known = elements.map(({ type }) => type);

export const rules = {
  'boundaries/dependencies': [
    'error',
    {
      default: 'allow',
      policies: [
        ...Object.entries(ALLOWED).map(([type, allowed]) => ({
          from: { element: { type } },
          disallow: {
            to: {
              element: {
                types: {
                  anyOf: known.filter((other) => other !== type && !allowed.includes(other)),
                },
              },
            },
          },
        })),
        {
          from: { element: { type: 'web-feature' } },
          disallow: {
            to: {
              element: {
                type: 'web-feature',
                captured: { name: '!{{ from.element.captured.name }}' },
              },
            },
          },
        },
      ],
    },
  ],
};
