import { defineConfig, devices } from '@playwright/test';
import { galleryBrowser } from './tests/gallery/gallery-browser.ts';
import { galleryPort, galleryUrl } from './tests/gallery/gallery-page.ts';
import { phone } from './tests/gallery/screens.ts';

export default defineConfig({
  testDir: 'tests/gallery',
  outputDir: 'test-results/gallery',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  // A page waits for its frames about as long as it works: a third one fills the two cores.
  workers: 3,
  // A tree is written on request only: `npm run gallery -- --write`.
  updateSnapshots: 'none',
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/gallery.json' }],
    ['./tests/gallery/tree-writer.ts'],
  ],
  webServer: {
    command: `node scripts/gallery.ts --port ${galleryPort}`,
    url: `${galleryUrl}frame/`,
    reuseExistingServer: false,
    // It is built first.
    timeout: 180_000,
  },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    viewport: phone,
    launchOptions: galleryBrowser(),
  },
});
