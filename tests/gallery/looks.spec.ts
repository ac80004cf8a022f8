import { expect, type Page } from '@playwright/test';
import { axeOn } from './axe-on.ts';
import { test } from './gallery-page.ts';
import { coveredControls, cutOffText } from './obscured.ts';
import { narrow, phone, wide } from './screens.ts';
import { smallTargets } from './small-targets.ts';
import { brandNames, componentNames, tokenNames, viewNames } from './view-files.ts';

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

const setText = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

const setTheme = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);

interface Expected {
  isWide?: boolean;
  isSheet?: boolean;
  /** Its markup was looked at in another brand. */
  isOfBrand?: boolean;
}

/** Every check of how a screen looks; `state` is what it is told by. */
async function expectGoodLooks(page: Page, state: string, { isWide = false, ...axe }: Expected = {}) {
  expect.soft(await axeOn(page, axe), `axe on ${state}`).toEqual([]);
  if (isWide) return expectWholeAt200(page, state);
  expect.soft(await smallTargets(page), `targets under 44 px on ${state}`).toEqual([]);
  await page.setViewportSize(narrow);
  expect.soft(await widthOf(page), `width of ${state} at 320 px`).toBeLessThanOrEqual(narrow.width);
  await page.setViewportSize(phone);
  return expectWholeAt200(page, state);
}

/** With the text twice as large nothing sticks out, is cut off or covered. */
async function expectWholeAt200(page: Page, state: string): Promise<void> {
  await setText(page, 200);
  const width = page.viewportSize()?.width ?? 0;
  expect.soft(await widthOf(page), `width of ${state} at 200%`).toBeLessThanOrEqual(width);
  expect.soft(await cutOffText(page), `text cut off on ${state} at 200%`).toEqual([]);
  expect.soft(await coveredControls(page), `controls covered on ${state} at 200%`).toEqual([]);
  await setText(page, 100);
}

const [firstBrand] = brandNames();

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
          if (kind === 'page') expect.soft(await page.locator('h1').count(), `h1 of ${state}`).toBe(1);
          // What stands around the pages differs by brand in more than its looks.
          await expectGoodLooks(page, state, {
            isOfBrand: brand !== firstBrand && !name.startsWith('shell/'),
          });
        }
      });
    }
  });

  test.describe(`${brand}: the design system, light and dark`, () => {
    for (const name of [...componentNames(), ...tokenNames()]) {
      test(`${name} is accessible, can be pressed, fits 320 px and twice the text (B-20)`, async ({
        galleryOf,
      }) => {
        const gallery = await galleryOf(brand);
        const { page } = gallery;
        const { states, hasSheet, isWide, kind } = await gallery.view(name);
        for (const state of hasSheet ? [''] : states.map((one) => one.name)) {
          const told = state === '' ? 'its sheet' : state;
          await page.setViewportSize(isWide ? wide : phone);
          await gallery.call('show', name, state);
          await expectGoodLooks(page, told, {
            isWide,
            isSheet: hasSheet,
            isOfBrand: brand !== firstBrand,
          });
          await setTheme(page, 'dark');
          // Only a page of tokens says which theme it is in.
          if (kind === 'tokens') await gallery.call('show', name, state);
          expect.soft(await axeOn(page, { isOfBrand: true }), `axe on ${told} in the dark`).toEqual([]);
          await setTheme(page, 'light');
          await page.setViewportSize(phone);
        }
      });
    }
  });
}
