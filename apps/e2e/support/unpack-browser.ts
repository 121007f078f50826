// Playwright wants the default export of this file.
export { unpackBrowser as default } from './browser.ts';
