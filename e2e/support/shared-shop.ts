import type { Shop } from './shop.ts';
import { test as base } from './test.ts';

/** One shop for all tests of a worker: each of them keeps to an account that no other one uses. */
export const test = base.extend<object, { sharedShop: Shop }>({
  sharedShop: [
    async ({ shopHost }, provide) => {
      const shop = await shopHost.open();
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  shop: async ({ sharedShop }, provide) => provide(sharedShop),
});
