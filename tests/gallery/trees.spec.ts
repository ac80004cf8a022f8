import { expect } from '@playwright/test';
import { test } from './gallery-page.ts';
import { differingStates } from './state-text.ts';
import { keptTree } from './tree-files.ts';
import { wideOf } from './tree-layout.ts';
import { treeType } from './tree-writer.ts';
import { componentNames, tokenNames, viewNames, wideViewNames } from './view-files.ts';
import { brandOfTrees, readView } from './view-text.ts';

/** Compares a tree with the one that is kept, or hands it over where trees are to be written. */
async function expectKept(name: string, text: string, isWide = false): Promise<void> {
  const { updateSnapshots } = test.info().config;
  if (updateSnapshots === 'all' || updateSnapshots === 'changed') {
    await test.info().attach(isWide ? wideOf(name) : name, { body: text, contentType: treeType });
    return;
  }
  const kept = keptTree(name, isWide);
  expect(kept, `${name} has no tree: npm run gallery -- --write`).not.toBeNull();
  const states = differingStates(kept ?? '', text).join(' · ') || 'their order';
  expect(text, `${name} is not as its tree says, in: ${states}`).toBe(kept);
}

test.describe('what a view or a component says and does in each state', () => {
  for (const name of [...viewNames(), ...componentNames(), ...tokenNames()]) {
    test(`${name}: its accessible tree, and what each control sends`, async ({ galleryOf }) => {
      const gallery = await galleryOf(brandOfTrees);
      const { text, idle } = await readView(gallery, name);
      await expectKept(name, text);
      // Nothing shows that it waits unless something it waits for is under way (SES-14, ERR-04).
      expect(idle, 'states that wait for nothing').toEqual([]);
      expect(gallery.complained()).toEqual([]);
      expect(await gallery.missing()).toEqual([]);
    });
  }
});

// What stands around the pages is another thing on a wide screen.
test.describe('what stands around the pages, on a wide screen', () => {
  for (const name of wideViewNames()) {
    test(`${name} on a wide screen: its accessible tree, and what each control sends`, async ({
      galleryOf,
    }) => {
      const gallery = await galleryOf(brandOfTrees);
      const { text } = await readView(gallery, name, true);
      await expectKept(name, text, true);
    });
  }
});
