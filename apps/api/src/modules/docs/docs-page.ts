import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { API_PATHS } from '@wordloom/contracts/paths';

const require = createRequire(import.meta.url);

/** Swagger UI styles itself through its own sheet and draws its icons as data; nothing else is let in. */
export const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const DOCS_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Wordloom API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${API_PATHS.docs}/swagger-ui.css">
</head>
<body>
<main id="docs"></main>
<script src="${API_PATHS.docs}/swagger-ui-bundle.js"></script>
<script src="${API_PATHS.docs}/start.js"></script>
</body>
</html>
`;

const START = `SwaggerUIBundle({
  url: '${API_PATHS.openApi}',
  dom_id: '#docs',
  deepLinking: true,
  validatorUrl: null,
  displayRequestDuration: true,
});
`;

/** The page's files: their type and content. */
const FILES: Record<string, { type: string; read: () => Promise<Buffer | string> }> = {
  'start.js': { type: 'text/javascript', read: () => Promise.resolve(START) },
  'swagger-ui-bundle.js': {
    type: 'text/javascript',
    read: () => readFile(require.resolve('swagger-ui-dist/swagger-ui-bundle.js')),
  },
  'swagger-ui.css': {
    type: 'text/css',
    read: () => readFile(require.resolve('swagger-ui-dist/swagger-ui.css')),
  },
};

/** A file of the page, or undefined where it has none of that name. */
export function docsFile(name: string) {
  return Object.hasOwn(FILES, name) ? FILES[name] : undefined;
}
