import { expect, type Page } from '@playwright/test';
import { axeOn } from './axe-on.ts';
import { test } from './gallery-page.ts';
import { smallTargets } from './small-targets.ts';
import { brandNames, viewNames } from './view-files.ts';

const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 844 };

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

const setText = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

for (const brand of brandNames()) {
  test.describe(`${brand}: every state of a view`, () => {
    for (const name of viewNames()) {
      test(`${name} is accessible, can be pressed, fits 320 px and twice the text (B-20)`, async ({
        galleryOf,
      }) => {
        const gallery = await galleryOf(brand);
        const { page } = gallery;
        const { states, kind } = await gallery.view(name);
        const seen = new Set<string>();
        for (const { name: state } of states) {
          await gallery.call('show', name, state);
          const markup = await gallery.markup();
          if (seen.has(markup)) continue;
          seen.add(markup);
          expect.soft(await axeOn(page), `axe on ${state}`).toEqual([]);
          expect.soft(await smallTargets(page), `targets under 44 px on ${state}`).toEqual([]);
          if (kind === 'page') expect.soft(await page.locator('h1').count(), `h1 of ${state}`).toBe(1);
          await page.setViewportSize(narrow);
          expect.soft(await widthOf(page), `width of ${state} at 320 px`).toBeLessThanOrEqual(narrow.width);
          await page.setViewportSize(phone);
          await setText(page, 200);
          expect.soft(await widthOf(page), `width of ${state} at 200%`).toBeLessThanOrEqual(phone.width);
          await setText(page, 100);
        }
      });
    }
  });
}
