import { expect } from '@playwright/test';
import { test } from './gallery-page.ts';
import { phone, wide } from './screens.ts';
import { viewNames } from './view-files.ts';
import { brandOfTrees } from './view-text.ts';

/**
 * The page's words are Italian here and the data French: that is the same to a view as Italian data on an English page.
 * Accessible names of an attribute, as "Aggiungi Mele al carrello", have no place for a language: they are not looked at.
 */
const language = 'fr';

test.describe('language of parts', () => {
  for (const name of viewNames()) {
    test(`${name} names the language of the brand's data, and of nothing else (B-20, TEN-03)`, async ({
      galleryOf,
    }) => {
      const gallery = await galleryOf(brandOfTrees);
      const { states, isWide } = await gallery.view(name);
      const names = states.map((state) => state.name);
      const isOfShell = name.startsWith('shell/');
      for (const size of isWide ? [wide] : isOfShell ? [phone, wide] : [phone]) {
        await gallery.setSize(size);
        for (const [state, faults] of await gallery.misnamedLanguages(name, {
          states: await gallery.withNews(name, names),
          language,
        }))
          expect.soft(faults, `${state} at ${size.width} px`).toEqual([]);
      }
      await gallery.setSize(phone);
    });
  }
});
