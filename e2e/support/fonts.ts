import { expect, type Page } from '@playwright/test';
import { visitSettled } from './settled.ts';

/** Font files the page has fetched. */
export const fontFiles = (page: Page): Promise<number> =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length,
  );

/** Whether text stands in the brand's own fonts. */
export const showsFonts = (page: Page): Promise<boolean> =>
  page.locator('style[data-fonts]').evaluate((sheet) => (sheet as HTMLStyleElement).media === 'all');

/** Opens a page whose text stands in the brand's own fonts from the start, as for everybody who was here before (decision 050). */
export async function visitWithFonts(page: Page, path: string): Promise<void> {
  await visitSettled(page, path);
  await page.mouse.move(200, 300);
  await expect.poll(() => fontFiles(page)).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await visitSettled(page, path);
  expect(await showsFonts(page)).toBe(true);
}
