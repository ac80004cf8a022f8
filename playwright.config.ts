import { defineConfig, devices } from '@playwright/test';
import { chosenCookies } from './e2e/support/chosen-cookies.ts';
import { launchOptions } from './scripts/provide/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/shop-template.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A whole purchase is one test; machines that build and test at once are slow.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // It answers for the network, which tests hold, cut and listen to; it has tests of its own.
    serviceWorkers: 'block',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    // A banner would be in the way of what a test is about; the first visit has tests of its own.
    storageState: { cookies: chosenCookies, origins: [] },
    // Pictures of every step cost a quarter of the time; the states of the page tell more.
    trace: { mode: 'retain-on-failure', screenshots: false },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    launchOptions: launchOptions('shell'),
  },
  // A tag keeps a test to one of them.
  projects: [
    { name: 'desktop', grepInvert: /@phone\b/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: /(?:purchase|recovery|registration|screens)\.spec\.ts/,
      grepInvert: /@desktop\b/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
