import { expect } from '@playwright/test';
import { test, type GalleryPage } from './gallery-page.ts';
import { viewText, type StateText } from './state-text.ts';
import { componentNames, tokenNames, viewNames } from './view-files.ts';

const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

/** A view in all its states as text; on a wide screen where that is asked for, or where it is on no other. */
async function textOf(gallery: GalleryPage, name: string, onWide = false): Promise<string> {
  const { states, isWide } = await gallery.view(name);
  await gallery.page.setViewportSize(isWide || onWide ? wide : phone);
  const texts: StateText[] = [];
  // What is drawn alike is read and pressed once.
  const seen = new Map<string, Pick<StateText, 'tree' | 'told' | 'pressed'>>();
  for (const { name: state, way } of states) {
    await gallery.call('show', name, state);
    const markup = await gallery.markup();
    const shown = seen.get(markup) ?? {
      tree: await gallery.page.locator('body').ariaSnapshot(),
      told: await gallery.told(),
      pressed: await gallery.call('pressEverything', name, state),
    };
    seen.set(markup, shown);
    texts.push({ name: state, says: way.map(({ says }) => says), ...shown });
  }
  await gallery.page.setViewportSize(phone);
  return viewText(name, texts);
}

test.describe('what a view or a component says and does in each state', () => {
  for (const name of [...viewNames(), ...componentNames(), ...tokenNames()]) {
    test(`${name}: its accessible tree, and what each control sends`, async ({ galleryOf }) => {
      const gallery = await galleryOf('ortavia');
      expect(await textOf(gallery, name)).toMatchSnapshot(`${name}.txt`.split('/'));
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
      const gallery = await galleryOf('ortavia');
      expect(await textOf(gallery, name, true)).toMatchSnapshot(`${name}.wide.txt`.split('/'));
    });
  }
});
