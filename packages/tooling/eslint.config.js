import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { elements, rules } from './boundaries.js';

const wiring = ['**/*.config.{js,ts}', 'packages/tooling/**'];
const tests = ['**/*.spec.{ts,tsx}', 'apps/*/test/**', 'apps/e2e/**', 'packages/test-kit/**'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/.data/**',
      '.cache/**',
      '**/coverage/**',
      '**/test-results/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Nest modules are classes that hold nothing but their decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Nest types its options as classes that nobody constructs.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: [...wiring, ...tests],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'import/resolver': {
        typescript: {
          project: ['apps/*/tsconfig.json', 'packages/*/tsconfig.json'],
          noWarnOnMultipleProjects: true,
        },
      },
    },
    rules,
  },
  {
    files: ['apps/web/src/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['apps/api/src/**/*.ts'],
    ignores: ['apps/api/src/config/**', 'apps/api/src/serve.ts', 'apps/api/src/cli.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings are read in src/config alone.' },
      ],
    },
  },
  {
    files: ['apps/api/src/**/*.controller.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "Decorator[expression.callee.name=/^(Body|Query)$/]:not(:has(Property[key.name='schema']))",
          message: 'Give the body or query its schema: @Body({ schema: … }).',
        },
      ],
    },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      // An answer's body is `any` until the test has looked at it.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      'max-lines': 'off',
      'no-console': 'off',
    },
  },
  { files: ['apps/api/src/database/migrations/**'], rules: { 'max-lines': 'off' } },
  { files: ['scripts/**', 'apps/api/src/cli/**'], rules: { 'no-console': 'off' } },
);
