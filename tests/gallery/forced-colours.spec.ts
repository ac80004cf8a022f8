import { expect, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { frameHref, themes, type Theme } from '../../gallery/frame/address.ts';
import { controlsToSee, type Box } from './drawn-controls.ts';
import { galleryUrl, test } from './gallery-page.ts';
import { phone } from './screens.ts';
import { brandNames, componentNames } from './view-files.ts';
import { brandOfTrees } from './view-text.ts';

/** How many pixels must differ before it is seen. */
const least = 24;

interface Picture {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

async function pictureOf(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** How many pixels of a box are unlike those of another picture, or unlike its first pixel. */
function unlike({ pixels, width, height }: Picture, box: Box, other?: Picture): number {
  const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const [right, bottom] = [
    Math.min(width, Math.ceil(box.x + box.width)),
    Math.min(height, Math.ceil(box.y + box.height)),
  ];
  const first = (top * width + left) * 3;
  let count = 0;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 3;
      const [from, there] = other === undefined ? [pixels, first] : [other.pixels, at];
      const isFar = [0, 1, 2].some(
        (part) => Math.abs((pixels[at + part] ?? 0) - (from[there + part] ?? 0)) > 64,
      );
      if (isFar) count += 1;
    }
  return count;
}

/** The worker's page in forced colours: the frame takes longer to come than all that is looked at in it. */
let opened: Promise<Page> | null = null;

async function openFrame(browser: Browser, brand: string, theme: Theme = 'light'): Promise<Page> {
  const page = await browser.newPage({
    viewport: phone,
    forcedColors: 'active',
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const nothing = { view: '', state: '', words: 'own', text: 100 } as const;
  await page.goto(new URL(frameHref({ brand, theme, ...nothing }), galleryUrl).href);
  await page.waitForFunction(() => window.gallery !== undefined);
  return page;
}

test.describe('with the colours of the device alone', () => {
  for (const name of componentNames()) {
    test(`${name}: every control is seen, and every state of it unlike the other (B-20)`, async ({
      browser,
    }) => {
      opened ??= openFrame(browser, brandOfTrees);
      const page = await opened;
      const { states, hasSheet } = await page.evaluate((view) => {
        const { gallery } = window;
        if (gallery === undefined) throw new Error('the frame is not there');
        return gallery.view(view);
      }, name);
      const faults: string[] = [];
      for (const state of hasSheet ? [''] : states.map((one) => one.name)) {
        await page.evaluate(([view, one]) => window.gallery?.show(view, one), [name, state] as const);
        const { controls, stateful, edgeless } = await page.evaluate(controlsToSee, hasSheet);
        for (const panel of edgeless) faults.push(`${state}: ${panel} has no edge`);
        if (controls.length === 0 && stateful.length === 0) continue;
        const shot = async () =>
          pictureOf(await page.screenshot({ fullPage: hasSheet, animations: 'disabled' }));
        const shown = await shot();
        for (const control of controls)
          if (unlike(shown, control.box) < least) faults.push(`${state}: ${control.text} is not seen`);
        if (stateful.length === 0) continue;
        await page.evaluate(() => window.dispatchEvent(new Event('turn-states')));
        const turned = await shot();
        for (const control of stateful)
          if (unlike(shown, control.box, turned) < least)
            faults.push(`${state}: ${control.text} looks the same`);
      }
      expect(faults).toEqual([]);
    });
  }

  for (const brand of brandNames())
    test(`${brand}: its name is seen in the logo, in the header and in the page (B-20)`, async ({
      browser,
    }) => {
      for (const theme of themes) {
        const page = await openFrame(browser, brand, theme);
        for (const ground of ['header', 'page']) {
          await page.evaluate((state) => window.gallery?.show('ui/navigation/Logo', state), ground);
          const box = await page.getByRole('link').locator('svg > path').boundingBox();
          if (box === null) throw new Error('the logo is not drawn');
          const shown = await pictureOf(await page.screenshot({ animations: 'disabled' }));
          expect(unlike(shown, box), `${theme}, ${ground}`).toBeGreaterThan(least * 10);
        }
        await page.close();
      }
    });
});
