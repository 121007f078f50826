/** @type {import('prettier').Config} */
export default {
  printWidth: 100,
  singleQuote: true,
  overrides: [
    {
      files: 'apps/web/**',
      options: {
        plugins: ['prettier-plugin-tailwindcss'],
        tailwindStylesheet: './apps/web/src/app/styles.css',
        tailwindFunctions: ['clsx', 'cn', 'cva'],
      },
    },
    { files: '*.yaml', options: { printWidth: 120 } },
  ],
};
