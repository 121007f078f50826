// The browser tests know how to start the packed browser on any machine; this is the one thing borrowed of them.
export { browserLaunch, unpackBrowser } from '../../../e2e/support/browser.ts';
