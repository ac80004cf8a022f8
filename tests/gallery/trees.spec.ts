import { expect } from '@playwright/test';
import { test } from './gallery-page.ts';
import { viewText, type StateText } from './state-text.ts';
import { componentNames, tokenNames, viewNames } from './view-files.ts';

test.describe('what a view or a component says and does in each state', () => {
  for (const name of [...viewNames(), ...componentNames(), ...tokenNames()]) {
    test(`${name}: its accessible tree, and what each control sends`, async ({ galleryOf }) => {
      const gallery = await galleryOf('ortavia');
      const { states } = await gallery.view(name);
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
      expect(viewText(name, texts)).toMatchSnapshot(`${name}.txt`.split('/'));
      expect(gallery.complained()).toEqual([]);
      expect(await gallery.missing()).toEqual([]);
    });
  }
});
