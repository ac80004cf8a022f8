import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Path of the page on which a control was pressed last. */
    lastPressPath?: string;
  }
}

/** Makes every document of a page record where a control was pressed last. To be called before the page is opened. */
export async function recordPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = ({ target, isTrusted }: Event) => {
      const isControl =
        target instanceof Element && target.closest('a,button,input,select,textarea,label,[role]');
      if (isTrusted && isControl) window.lastPressPath = location.pathname;
    };
    addEventListener('click', record, { capture: true });
  });
}

/**
 * Returns what has the focus though it means nothing, after a control was pressed in this document: the page as a whole or
 * something hidden. A change of page may lead to the start of its content (WCAG 2.4.3).
 */
export const meaninglessFocus = (page: Page): Promise<string | null> =>
  page
    .evaluate(() => {
      const { activeElement: held } = document;
      if (window.lastPressPath === undefined) return null;
      if (held === null || held.matches('body,html')) return 'the page as a whole';
      if (held.matches('main') && window.lastPressPath === location.pathname)
        return 'the whole content of the page';
      return held.checkVisibility({ visibilityProperty: true }) ? null : `a hidden ${held.tagName}`;
    })
    // A page that is being left has none to read.
    .catch(() => null);
