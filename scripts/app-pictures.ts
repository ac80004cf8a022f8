import './plain-words.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { loadBrands } from '../server/brands.ts';
import { root } from '../server/root.ts';
import { launchOptions } from './provide/browser.ts';

// Pictures of the shop that browsers show before they install it: `npm start`, then `node scripts/app-pictures.ts`.
const { values } = parseArgs({ options: { port: { type: 'string', default: '3000' } } });

/** Width and height of the window, and how many pixels of the picture one of its own is. */
const forms = {
  narrow: { width: 390, height: 780, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const;

const browser = await chromium.launch(launchOptions('shell'));
for (const { facts } of await loadBrands(root)) {
  const folder = join(root, 'tenants', facts.tenantId, 'app');
  await mkdir(folder, { recursive: true });
  for (const [form, { width, height, scale }] of Object.entries(forms)) {
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: scale,
      locale: 'it-IT',
      timezoneId: 'Europe/Rome',
    });
    await page.goto(`http://${facts.tenantId}.localhost:${values.port}/`);
    await page.locator('html[data-ready]').waitFor();
    // The banner is no part of the shop.
    await page.getByRole('button', { name: 'Rifiuta' }).click();
    await page.waitForLoadState('networkidle');
    const picture = await sharp(await page.screenshot())
      .webp({ quality: 72 })
      .toBuffer();
    await writeFile(join(folder, `${form}.webp`), picture);
    console.log(`tenants/${facts.tenantId}/app/${form}.webp: ${Math.round(picture.length / 1_024)} KiB`);
    await page.close();
  }
}
await browser.close();
