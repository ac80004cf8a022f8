import type { Page } from '@playwright/test';
import { ready } from './support/shopper.ts';
import { expect, test } from './support/test.ts';
import { wholeBrowser } from './support/whole-browser.ts';

test.use({ ...wholeBrowser, viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

const category = '/catalog/category/ortofrutta';

/** Font files the page has fetched. */
const fontFiles = (page: Page): Promise<number> =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length,
  );

/** Whether text stands in the brand's own fonts. */
const showsFonts = (page: Page): Promise<boolean> =>
  page.locator('style[data-fonts]').evaluate((sheet) => (sheet as HTMLStyleElement).media === 'all');

test('decision 050: a first visit fetches the brand’s fonts at the first move and shows them on the next page', async ({
  page,
}) => {
  await page.goto(category);
  await ready(page);
  await page.waitForLoadState('networkidle');
  expect([await fontFiles(page), await showsFonts(page)]).toEqual([0, false]);
  await page.mouse.move(200, 300);
  await expect.poll(() => fontFiles(page)).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(await showsFonts(page)).toBe(false);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => showsFonts(page)).toBe(true);
  await page.goto(category);
  expect(await showsFonts(page)).toBe(true);
});

test('decision 050: the markup and its first pictures come before the scripts are asked for', async ({
  page,
}) => {
  await page.goto(category);
  await ready(page);
  const { parsed, pictures, scripts } = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const asked = performance.getEntriesByType('resource');
    const startOf = (ending: string) =>
      asked.filter(({ name }) => name.endsWith(ending)).map(({ startTime }) => startTime);
    return {
      parsed: document?.domContentLoadedEventStart ?? Infinity,
      pictures: startOf('.webp'),
      scripts: startOf('.js'),
    };
  });
  expect([pictures.length > 0, scripts.length > 0]).toEqual([true, true]);
  expect(Math.min(...scripts)).toBeGreaterThan(parsed);
  expect(Math.min(...scripts)).toBeGreaterThan(Math.min(...pictures));
});
