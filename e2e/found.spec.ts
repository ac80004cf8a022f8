import { visitSettled } from './support/settled.ts';
import { test } from './support/shared-shop.ts';
import { expect } from './support/test.ts';

test('CAT-26, decision 063: data for search engines stand in the pages under the real policy, and the console stays empty', async ({
  page,
}) => {
  const told: unknown[] = [];
  page.on('console', (message) => told.push(message.text()));
  const types = async (path: string) => {
    const answer = await page.goto(path);
    expect(answer?.headers()['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[^']+'(?:;| 'sha256)/,
    );
    await visitSettled(page, path);
    const data = page.locator('script[type="application/ld+json"]');
    await expect(data).toHaveCount(1);
    const text = (await data.textContent()) ?? '';
    return [...text.matchAll(/"@type":"(Product|BreadcrumbList|WebSite|OnlineStore)"/g)].map(
      ([, type]) => type,
    );
  };
  expect(await types('/')).toEqual(['OnlineStore', 'WebSite']);
  expect(await types('/catalog/category/pasta-semola')).toEqual(['BreadcrumbList']);
  expect(await types('/catalog/product/penne-rigate-500-g')).toEqual(['Product', 'BreadcrumbList']);
  expect(await types('/page/contatti')).toEqual(['BreadcrumbList']);
  expect(told).toEqual([]);
});
