import { expect } from '@playwright/test';
import { viewNames } from './view-files.ts';
import { test } from './gallery-page.ts';
import { viewText, type StateText } from './state-text.ts';

test.describe('what a view says and does in each state', () => {
  for (const name of viewNames()) {
    test(`${name}: its accessible tree, and what each control sends`, async ({ galleryOf }) => {
      const gallery = await galleryOf('ortavia');
      const { states } = await gallery.view(name);
      const texts: StateText[] = [];
      const idle: string[] = [];
      // What is drawn alike is read and pressed once.
      const seen = new Map<string, Pick<StateText, 'tree' | 'isBusy' | 'pressed'>>();
      for (const { name: state, way, isWaiting } of states) {
        await gallery.call('show', name, state);
        const markup = await gallery.markup();
        const shown = seen.get(markup) ?? {
          tree: await gallery.page.locator('body').ariaSnapshot(),
          isBusy: (await gallery.page.locator('[aria-busy="true"]').count()) > 0,
          pressed: await gallery.call('pressEverything', name, state),
        };
        seen.set(markup, shown);
        if (shown.isBusy && !isWaiting) idle.push(state);
        texts.push({ name: state, says: way.map(({ says }) => says), ...shown });
      }
      expect(viewText(name, texts)).toMatchSnapshot(`${name}.txt`.split('/'));
      // Nothing shows that it waits unless something it waits for is under way (SES-14, ERR-04).
      expect(idle, 'states that wait for nothing').toEqual([]);
      expect(gallery.complained()).toEqual([]);
      expect(await gallery.missing()).toEqual([]);
    });
  }
});
