import { expect, type Frame } from '@playwright/test';
import type { ListedView } from '../../gallery/frame/gallery-frame.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { test, type DistinctStates, type GalleryPage } from './gallery-page.ts';
import { hiddenChoices } from './hidden-choices.ts';
import { coveredControls, cutOffQuantities, cutOffText } from './obscured.ts';
import { narrow, phone, tablets, wide } from './screens.ts';
import { smallTargets } from './small-targets.ts';
import { textOverPictures } from './text-over-pictures.ts';
import { tightBlocks } from './tight-blocks.ts';
import { brandNames, componentNames, tokenNames, viewNames } from './view-files.ts';

const widthOf = (frame: Frame): Promise<number> => frame.evaluate(() => document.documentElement.scrollWidth);

const setText = (frame: Frame, percent: number): Promise<void> =>
  frame.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

const setTheme = (frame: Frame, theme: 'light' | 'dark'): Promise<void> =>
  frame.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);

interface Expected {
  isWide?: boolean;
  isSheet?: boolean;
  /** Its markup was looked at in another brand. */
  isOfBrand?: boolean;
}

/** Checks everything about how a screen looks; `state` names it in what is reported. */
async function expectGoodLooks(
  gallery: GalleryPage,
  state: string,
  { isWide = false, ...shown }: Expected = {},
): Promise<void> {
  const { frame } = gallery;
  expect.soft(await accessibilityFaults(frame, { isPart: true, ...shown }), `axe on ${state}`).toEqual([]);
  expect.soft(await hiddenChoices(frame), `chosen items out of view on ${state}`).toEqual([]);
  expect.soft(await cutOffQuantities(frame), `quantities cut off on ${state}`).toEqual([]);
  if (isWide) return expectWholeAt200(gallery, state);
  expect.soft(await smallTargets(frame), `targets under 44 px on ${state}`).toEqual([]);
  expect.soft(await tightBlocks(frame), `blocks that touch on ${state}`).toEqual([]);
  expect.soft(await textOverPictures(frame), `text over a picture on ${state}`).toEqual([]);
  await gallery.setSize(narrow);
  expect.soft(await widthOf(frame), `width of ${state} at 320 px`).toBeLessThanOrEqual(narrow.width);
  expect.soft(await textOverPictures(frame), `text over a picture on ${state} at 320 px`).toEqual([]);
  expect.soft(await cutOffQuantities(frame), `quantities cut off on ${state} at 320 px`).toEqual([]);
  await gallery.setSize(phone);
  return expectWholeAt200(gallery, state);
}

/** With the text twice as large nothing sticks out, is cut off or covered. */
async function expectWholeAt200(gallery: GalleryPage, state: string): Promise<void> {
  const { frame, width } = gallery;
  await setText(frame, 200);
  expect.soft(await widthOf(frame), `width of ${state} at 200%`).toBeLessThanOrEqual(width);
  expect.soft(await cutOffText(frame), `text cut off on ${state} at 200%`).toEqual([]);
  expect.soft(await cutOffQuantities(frame), `quantities cut off on ${state} at 200%`).toEqual([]);
  expect.soft(await textOverPictures(frame), `text over a picture on ${state} at 200%`).toEqual([]);
  expect.soft(await coveredControls(frame), `controls covered on ${state} at 200%`).toEqual([]);
  await setText(frame, 100);
}

const [firstBrand = ''] = brandNames();

/** By view, in the first brand. */
const distinct = new Map<string, DistinctStates>();

async function distinctStates(gallery: GalleryPage, { name, states }: ListedView): Promise<DistinctStates> {
  const known = distinct.get(name);
  if (known !== undefined) return known;
  const answer = await gallery.distinct(
    name,
    states.map((state) => state.name),
  );
  distinct.set(name, answer);
  return answer;
}

/** The states to look at in a brand: in the first one all, in another those with something a brand's looks can differ in. */
async function statesToSee(
  galleryOf: (brand: string) => Promise<GalleryPage>,
  brand: string,
  view: ListedView,
): Promise<readonly string[]> {
  const { states, withNews } = await distinctStates(await galleryOf(firstBrand), view);
  if (brand === firstBrand) return states;
  const gallery = await galleryOf(brand);
  const names = view.states.map((state) => state.name);
  const own = new Set(await gallery.withNews(view.name, names));
  return names.filter((state) => own.has(state) || withNews.includes(state));
}

for (const name of viewNames()) {
  test.describe('every state of a view', () => {
    // One worker finds once which states are alike.
    test.describe.configure({ mode: 'default' });
    for (const brand of brandNames()) {
      test(`${name} is accessible, can be pressed, fits 320 px and twice the text in ${brand} (B-20)`, async ({
        galleryOf,
      }) => {
        const gallery = await galleryOf(brand);
        const view = await gallery.view(name);
        for (const state of await statesToSee(galleryOf, brand, view)) {
          await gallery.call('show', name, state);
          if (view.kind === 'page')
            expect.soft(await gallery.frame.locator('h1').count(), `h1 of ${state}`).toBe(1);
          // What stands around the pages differs by brand in more than its looks.
          await expectGoodLooks(gallery, state, {
            isOfBrand: brand !== firstBrand && !name.startsWith('shell/'),
          });
        }
      });
    }
  });
}

for (const brand of brandNames()) {
  test.describe(`${brand}: the design system, light and dark`, () => {
    for (const name of [...componentNames(), ...tokenNames()]) {
      test(`${name} is accessible, can be pressed, fits 320 px and twice the text (B-20)`, async ({
        galleryOf,
      }) => {
        const gallery = await galleryOf(brand);
        const { frame } = gallery;
        const { states, hasSheet, isWide, kind } = await gallery.view(name);
        await gallery.setSize(isWide ? wide : phone);
        for (const state of hasSheet ? [''] : states.map((one) => one.name)) {
          const told = state === '' ? 'its sheet' : state;
          await gallery.call('show', name, state);
          await expectGoodLooks(gallery, told, {
            isWide,
            isSheet: hasSheet,
            isOfBrand: brand !== firstBrand,
          });
          await setTheme(frame, 'dark');
          // Only a page of tokens says which theme it is in.
          if (kind === 'tokens') await gallery.call('show', name, state);
          const inTheDark = await accessibilityFaults(frame, { isPart: true, isOfBrand: true });
          expect.soft(inTheDark, `axe on ${told} in the dark`).toEqual([]);
          await setTheme(frame, 'light');
        }
        await gallery.setSize(phone);
      });
    }
  });
}

for (const brand of brandNames()) {
  for (const name of ['home/HomeView', 'ui/layout/FeatureCards', 'ui/layout/Hero']) {
    test(`${name} keeps words off its pictures on the screens between phone and desktop in ${brand} (B-20)`, async ({
      galleryOf,
    }) => {
      const gallery = await galleryOf(brand);
      for (const { name: state } of (await gallery.view(name)).states) {
        await gallery.call('show', name, state);
        for (const size of [...tablets, wide]) {
          await gallery.setSize(size);
          for (const percent of [100, 200]) {
            await setText(gallery.frame, percent);
            expect
              .soft(await textOverPictures(gallery.frame), `${state} at ${size.width} px, ${percent}%`)
              .toEqual([]);
          }
        }
        await setText(gallery.frame, 100);
      }
      await gallery.setSize(phone);
    });
  }
}
