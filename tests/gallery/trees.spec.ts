import { expect } from '@playwright/test';
import { test } from './gallery-page.ts';
import { componentNames, tokenNames, viewNames } from './view-files.ts';
import { brandOfTrees, readView } from './view-text.ts';

test.describe('what a view or a component says and does in each state', () => {
  for (const name of [...viewNames(), ...componentNames(), ...tokenNames()]) {
    test(`${name}: its accessible tree, and what each control sends`, async ({ galleryOf }) => {
      const gallery = await galleryOf(brandOfTrees);
      const { text, idle } = await readView(gallery, name);
      expect(text).toMatchSnapshot(`${name}.txt`.split('/'));
      // Nothing shows that it waits unless something it waits for is under way (SES-14, ERR-04).
      expect(idle, 'states that wait for nothing').toEqual([]);
      expect(gallery.complained()).toEqual([]);
      expect(await gallery.missing()).toEqual([]);
    });
  }
});

// What stands around the pages is another thing on a wide screen.
test.describe('what stands around the pages, on a wide screen', () => {
  for (const name of viewNames().filter((one) => one.startsWith('shell/'))) {
    test(`${name} on a wide screen: its accessible tree, and what each control sends`, async ({
      galleryOf,
    }) => {
      const gallery = await galleryOf(brandOfTrees);
      const { text } = await readView(gallery, name, true);
      expect(text).toMatchSnapshot(`${name}.wide.txt`.split('/'));
    });
  }
});
