import { expect } from '@playwright/test';
import { test } from './gallery-page.ts';
import { phone, wide } from './screens.ts';
import { viewNames } from './view-files.ts';
import { brandOfTrees } from './view-text.ts';

/** Tags and values of messages, entities of HTML, quotes, another direction, a picture. */
const marked = "<0>uno</0> </0> <1/> <b>due</b> {x} {0} # '{tre}' ' &lt; &amp; עברית 🥦";

/** As many letters, words and clauses, in which nothing can be read. */
const plain = marked.replaceAll(/[^\s;]/g, 'z');

test.describe('words that people typed', () => {
  for (const name of viewNames()) {
    test(`${name} shows them as they were typed, and nothing else moves (LIST-01)`, async ({ galleryOf }) => {
      const gallery = await galleryOf(brandOfTrees);
      const { states, isWide } = await gallery.view(name);
      await gallery.setSize(isWide ? wide : phone);
      const names = states.map((state) => state.name);
      const withNews = await gallery.withNews(name, names);
      const [expected, read] = [
        await gallery.typedTexts(name, withNews, plain),
        await gallery.typedTexts(name, withNews, marked),
      ];
      for (const [at, state] of withNews.entries())
        expect.soft(read[at], state).toEqual(expected[at]?.map((text) => text.replaceAll(plain, marked)));
      await gallery.setSize(phone);
      expect(gallery.complained()).toEqual([]);
    });
  }
});
