/** The directions of imports, for whole programs; the editor sees the same rules through ESLint. */
/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'domain-imports-nothing',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: '^packages/domain/src' },
    },
    {
      name: 'contracts-import-zod-and-domain',
      severity: 'error',
      from: { path: '^packages/contracts/src', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: '^packages/(contracts|domain)/src|node_modules/.*zod' },
    },
    {
      name: 'lexicon-imports-domain',
      severity: 'error',
      from: { path: '^packages/lexicon/src' },
      to: { path: '^(apps|packages/(contracts|test-kit))' },
    },
    {
      name: 'packages-know-no-app',
      severity: 'error',
      from: { path: '^packages' },
      to: { path: '^apps' },
    },
    {
      name: 'apps-know-no-other-app',
      severity: 'error',
      // The bench starts the browser as the browser tests do.
      from: { path: '^apps/([^/]+)/', pathNot: '^apps/bench/src/browser/launch\\.ts$' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'test-kit-in-tests-only',
      severity: 'error',
      from: { path: '^apps/[^/]+/src', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^packages/test-kit' },
    },
    {
      name: 'web-shared-knows-nothing-above',
      severity: 'error',
      from: { path: '^apps/web/src/shared' },
      to: { path: '^apps/web/src/(entities|features|app)' },
    },
    {
      name: 'web-entities-know-shared-only',
      severity: 'error',
      from: { path: '^apps/web/src/entities' },
      to: { path: '^apps/web/src/(features|app)' },
    },
    {
      name: 'web-features-know-no-other-feature',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^apps/web/src/(app|features/(?!$1/))' },
    },
    {
      name: 'api-config-knows-nothing',
      severity: 'error',
      from: { path: '^apps/api/src/config' },
      to: { path: '^apps/api/src/(shared|database|integrations|modules|cli)' },
    },
    {
      name: 'api-shared-knows-config-only',
      severity: 'error',
      from: { path: '^apps/api/src/(shared|database)' },
      to: { path: '^apps/api/src/(integrations|modules|cli)' },
    },
    {
      name: 'api-integrations-know-no-module',
      severity: 'error',
      from: { path: '^apps/api/src/integrations' },
      to: { path: '^apps/api/src/(modules|cli)' },
    },
    {
      name: 'api-modules-use-services',
      comment:
        "A module reaches another one through its service, never through its repository's SQL.",
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+)/', pathNot: '\\.spec\\.ts$' },
      to: {
        path: '^apps/api/src/modules/(?!$1/).*\\.(repository|controller)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-dev-dependency-at-run-time',
      severity: 'error',
      from: { path: '^apps/api/src', pathNot: '\\.spec\\.ts$|integrations/mailer' },
      to: { dependencyTypes: ['npm-dev'], pathNot: '^packages/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|/node_modules/\\.vite' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js'],
      conditionNames: ['import', 'types'],
    },
  },
};
