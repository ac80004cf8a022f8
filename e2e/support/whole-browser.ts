import { launchOptions } from '../../scripts/provide/browser.ts';

/** The browser of shoppers, for tests of what one without windows does otherwise. */
export const wholeBrowser = {
  launchOptions: {
    ...launchOptions('whole'),
    // Playwright forbids it; the browsers of shoppers keep the page that is left for the bank and wake it up.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
};
