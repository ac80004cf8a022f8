import { openShopProcess, type ShopProcess } from './shop-process.ts';
import { test as base } from './test.ts';

/** One shop for all tests of a worker: each of them keeps to an account that no other one uses. */
export const test = base.extend<object, { sharedShop: ShopProcess }>({
  sharedShop: [
    // Playwright wants the empty pattern: it reads the fixtures a function takes off its source.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const template = process.env.SHOP_TEMPLATE;
      if (template === undefined) throw new Error('The shop was not seeded: see shop-template.ts.');
      const shop = await openShopProcess({ copyOf: template });
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  shop: async ({ sharedShop }, provide) => provide(sharedShop),
});
