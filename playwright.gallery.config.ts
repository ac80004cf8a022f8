import { defineConfig, devices } from '@playwright/test';
import { browserArgs, knownBrowsers } from './scripts/browser.ts';
import { galleryPort } from './tests/gallery/gallery-page.ts';

const executablePath = knownBrowsers()[0] ?? null;

export default defineConfig({
  testDir: 'tests/gallery',
  outputDir: 'test-results/gallery',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  workers: 2,
  // A tree is written on request only: `npm run gallery -- --write`.
  updateSnapshots: 'none',
  snapshotPathTemplate: 'gallery/trees/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: 'test-results/gallery.json' }]],
  webServer: {
    command: `node scripts/gallery.ts --port ${galleryPort}`,
    url: `http://127.0.0.1:${galleryPort}/frame/`,
    reuseExistingServer: false,
    // It is built first.
    timeout: 180_000,
  },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
    launchOptions: {
      args: [...browserArgs],
      ...(executablePath === null ? {} : { executablePath }),
    },
  },
});
