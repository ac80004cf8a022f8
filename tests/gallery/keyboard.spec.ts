import { expect } from '@playwright/test';
import { test } from './gallery-page.ts';
import { keyboardNames } from './keyboard-files.ts';
import { pressKeys } from './press-keys.ts';
import { brandOfTrees } from './view-text.ts';

test.describe('what each key does', () => {
  for (const name of keyboardNames()) {
    test(`${name}: what its keys do, and where they lead the focus (B-01)`, async ({ galleryOf }) => {
      const gallery = await galleryOf(brandOfTrees);
      const { keyboard } = await gallery.view(name);
      expect(Object.keys(keyboard)).not.toEqual([]);
      gallery.complained();
      for (const state of Object.keys(keyboard)) {
        const { wanted, seen } = await pressKeys(gallery, { view: name, state });
        expect(seen, `${name}, ${state}`).toEqual(wanted);
      }
      expect(gallery.complained()).toEqual([]);
    });
  }
});
