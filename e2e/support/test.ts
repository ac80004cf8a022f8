import { test as base, expect, type Page } from '@playwright/test';
import { brands, type Brand, type BrandName } from './brands.ts';
import { watchFaults } from './faults.ts';
import { delayScripts } from './late-scripts.ts';
import { plantIn } from './planted-fault.ts';
import type { Shop, ShopSettings } from './shop.ts';
import { startShopHost, type ShopHost } from './shop-host.ts';

interface ShopOptions {
  /** The brand whose shop `page` opens. */
  brandName: BrandName;
  /** What its operator sets besides. */
  settings: ShopSettings;
}

interface ShopFixtures {
  shop: Shop;
  brand: Brand;
  /** What a test provokes on purpose: console lines and answers that match are no fault. */
  provoked: RegExp[];
  /** Makes the faults of another page fail the test as well. */
  watched: (page: Page) => Page;
}

interface HostFixtures {
  /** Whether the build has faults planted in it, and which one of them is to be there: 0 for none (scripts/view-mutants). */
  plantedFault: number | null;
  shopHost: ShopHost;
}

/** A shop of its own for every test, and a page in which any fault fails the test. */
export const test = base.extend<ShopOptions & ShopFixtures, HostFixtures>({
  plantedFault: [null, { option: true, scope: 'worker' }],
  brandName: ['cestolieto', { option: true }],
  brand: async ({ brandName }, provide) => provide(brands[brandName]),
  shopHost: [
    async ({ plantedFault }, provide) => {
      const template = process.env.SHOP_TEMPLATE_URL;
      if (template === undefined) throw new Error('The shop was not seeded: see shop-template.ts.');
      const host = startShopHost({ databaseUrl: template, plantedFault: plantedFault ?? 0 });
      await provide(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  settings: [{}, { option: true }],
  shop: async ({ shopHost, settings }, provide) => {
    const shop = await shopHost.open(settings);
    await provide(shop);
    await shop.stop();
  },
  baseURL: async ({ shop, brandName }, provide) => provide(`http://${brandName}.localhost:${shop.port}`),
  context: async ({ context, plantedFault }, provide, info) => {
    await delayScripts(context);
    const come = plantedFault === null ? null : await plantIn(context, plantedFault);
    await provide(context);
    if (come !== null) await info.attach('faults', { body: JSON.stringify([...come]) });
  },
  // Playwright wants the empty pattern: it reads the fixtures a function takes off its source.
  // oxlint-disable-next-line no-empty-pattern
  provoked: async ({}, provide) => provide([]),
  watched: async ({ provoked }, provide) => {
    const faults: string[] = [];
    await provide((page) => {
      watchFaults(page, ({ says }) => {
        if (!provoked.some((pattern) => pattern.test(says))) faults.push(says);
      });
      return page;
    });
    expect(faults).toEqual([]);
  },
  page: async ({ page, watched }, provide) => provide(watched(page)),
});

export { expect };
