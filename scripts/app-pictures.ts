import './plain-words.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { locales, type Said } from '../backend/platform/said.ts';
import { loadBrands } from '../server/brands.ts';
import { root } from '../server/root.ts';
import { launchOptions } from './provide/browser.ts';

// Pictures of the shop that browsers show before they install it: `npm start`, then `node scripts/app-pictures.ts`;
// of the brands named behind it alone, where some are.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '3000' } },
});

/** The button that takes the banner away. */
const refusal: Said = { it: 'Rifiuta', 'en-US': 'Reject' };

/** Width and height of the window, and how many pixels of the picture one of its own is. */
const forms = {
  narrow: { width: 390, height: 780, scale: 2 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const;

const browser = await chromium.launch(launchOptions('shell'));
for (const { facts } of await loadBrands(root)) {
  if (positionals.length > 0 && !positionals.includes(facts.tenantId)) continue;
  const [language] = facts.languages;
  const folder = join(root, 'tenants', facts.tenantId, 'app');
  await mkdir(folder, { recursive: true });
  for (const [form, { width, height, scale }] of Object.entries(forms)) {
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: scale,
      locale: locales[language],
      timezoneId: 'Europe/Rome',
    });
    await page.goto(`http://${facts.tenantId}.localhost:${values.port}/`);
    await page.locator('html[data-ready]').waitFor();
    // The banner is no part of the shop.
    await page.getByRole('button', { name: refusal[language] }).click();
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
