import type { Page } from '@playwright/test';

const turn = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((to) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** The tab goes out of sight, as far as its page can tell. */
export const lookAway = (page: Page) => turn(page, 'hidden');

/** The shopper looks at the tab again. */
export const lookBack = (page: Page) => turn(page, 'visible');
