import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { browserLaunch } from './support/browser.ts';

const config: PlaywrightTestConfig = defineConfig({
  testDir: './journeys',
  testMatch: '**/*.journey.ts',
  outputDir: './test-results',
  globalSetup: './support/unpack-browser.ts',
  fullyParallel: true,
  // Each worker starts a product of its own, with its own data, on a port the system chooses.
  workers: 2,
  // A journey that fails now and then is broken: it is mended, not repeated.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Room for a machine that is busy with other things.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: browserLaunch(),
    locale: 'en-GB',
    colorScheme: 'light',
    // Colours are measured, and menus pressed, where they have come to rest: the driver, when it has waited for one a
    // few times, scrolls the page beneath it. One journey asks for motion.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    // Recording slows every step down and breaks the rules of the page about what it may fetch: `--trace on` when needed.
    trace: 'off',
  },
  // What is about rules rather than layout is tagged @desktop and runs once; @phone is for touch.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
      },
    },
  ],
});

export default config;
