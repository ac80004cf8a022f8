import { expect } from '@playwright/test';
import { test } from './gallery-page.ts';
import { phone, wide } from './screens.ts';
import { viewNames } from './view-files.ts';
import { brandOfTrees } from './view-text.ts';

/** Their fixtures repeat one product, filter or device with another price or time: nothing tells those apart by name. */
const repeating: ReadonlySet<string> = new Set([
  'catalogue/CategoryView',
  'fast-search/FastSearchView',
  'fast-search/SearchStrip',
  'flyers/FlyerView',
  'home/HomeView',
]);

test.describe('names of controls', () => {
  for (const name of viewNames()) {
    test(`${name}: names have the text that is seen, and what differs is called differently (B-20)`, async ({
      galleryOf,
    }) => {
      const gallery = await galleryOf(brandOfTrees);
      const { states, isWide } = await gallery.view(name);
      const names = states.map((state) => state.name);
      const isOfShell = name.startsWith('shell/');
      for (const size of isWide ? [wide] : isOfShell ? [phone, wide] : [phone]) {
        await gallery.setSize(size);
        for (const [state, faults] of await gallery.faultyNames(name, {
          states: await gallery.withNews(name, names),
          isRepeating: repeating.has(name),
        }))
          expect.soft(faults, `${state} at ${size.width} px`).toEqual([]);
      }
      await gallery.setSize(phone);
    });
  }
});
