import { openShopProcess } from './shop-process.ts';
import { test as base } from './test.ts';

/** A shop as its owner runs it: a process of its own, which is ended by a signal, and the embedded database. */
export const test = base.extend({
  // Playwright wants the empty pattern: it reads the fixtures a function takes off its source.
  // oxlint-disable-next-line no-empty-pattern
  shop: async ({}, provide) => {
    const shop = await openShopProcess();
    await provide(shop);
    await shop.stop();
  },
});
