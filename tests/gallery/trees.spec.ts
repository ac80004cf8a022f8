import { expect } from '@playwright/test';
import { test, type GalleryPage } from './gallery-page.ts';
import { viewText, type StateText } from './state-text.ts';
import { componentNames, tokenNames, viewNames } from './view-files.ts';

const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

/** A control may wait for what is open beside it, as the login; what stands for a part of the page may not. */
const waitingRegions = '[aria-busy="true"]:not(button, [role="group"])';

/**
 * A view in all its states as text; on a wide screen where that is asked for, or where it is on no other. `idle` are the
 * states that show a wait while nothing is under way.
 */
async function textOf(
  gallery: GalleryPage,
  name: string,
  onWide = false,
): Promise<{ text: string; idle: string[] }> {
  const { states, isWide } = await gallery.view(name);
  await gallery.page.setViewportSize(isWide || onWide ? wide : phone);
  const texts: StateText[] = [];
  const idle: string[] = [];
  // What is drawn alike is read and pressed once.
  const seen = new Map<string, Pick<StateText, 'tree' | 'told' | 'pressed'> & { isBusy: boolean }>();
  for (const { name: state, way, isWaiting } of states) {
    await gallery.call('show', name, state);
    const markup = await gallery.markup();
    const shown = seen.get(markup) ?? {
      tree: await gallery.page.locator('body').ariaSnapshot(),
      isBusy: (await gallery.page.locator(waitingRegions).count()) > 0,
      told: await gallery.told(),
      pressed: await gallery.call('pressEverything', name, state),
    };
    seen.set(markup, shown);
    if (shown.isBusy && !isWaiting) idle.push(state);
    texts.push({ name: state, says: way.map(({ says }) => says), ...shown });
  }
  await gallery.page.setViewportSize(phone);
  return { text: viewText(name, texts), idle };
}

test.describe('what a view or a component says and does in each state', () => {
  for (const name of [...viewNames(), ...componentNames(), ...tokenNames()]) {
    test(`${name}: its accessible tree, and what each control sends`, async ({ galleryOf }) => {
      const gallery = await galleryOf('ortavia');
      const { text, idle } = await textOf(gallery, name);
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
      const gallery = await galleryOf('ortavia');
      const { text } = await textOf(gallery, name, true);
      expect(text).toMatchSnapshot(`${name}.wide.txt`.split('/'));
    });
  }
});
