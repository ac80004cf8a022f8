import { chromium, type Browser } from '@playwright/test';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { launchOptions, provideBrowser } from '../scripts/provide/browser.ts';
import { root } from '../server/root.ts';
import { brand, pages } from './pages.ts';
import type { Row } from './table.ts';

/** A first category view may cost as many bytes of brotli-compressed script (decision 020). */
export const scriptBudget = 103_600;

/**
 * What a page asked for, split at the moment it answered to the shopper: before it what had come by then. The next code
 * is asked for in the very moment of the answer.
 */
interface Loaded {
  untilReady: string[];
  later: string[];
}

/** The page fetches what is likely next while idle: no later than this, in ms. */
const idlePatience = 6_000;

async function open(browser: Browser, url: string): Promise<Loaded> {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    new MutationObserver(() => performance.mark('ready')).observe(document, {
      attributes: true,
      attributeFilter: ['data-ready'],
      subtree: true,
    });
  });
  await page.goto(url);
  await page.waitForSelector('html[data-ready]');
  await page.waitForTimeout(idlePatience);
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() => {
    const ready = performance.getEntriesByName('ready')[0]?.startTime ?? 0;
    const asked = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name }) => new URL(name).pathname.startsWith('/assets/'),
    );
    const names = (isEarly: boolean) =>
      asked
        .filter(({ responseEnd }) => responseEnd <= ready === isEarly)
        .map(({ name }) => new URL(name).pathname);
    return { untilReady: names(true), later: names(false) };
  });
  await page.close();
  return loaded;
}

/** Bytes as they travel: compressed by the build where that helps. */
async function bytesOf(asset: string): Promise<number> {
  const file = path.join(root, 'dist/client', asset);
  return (await stat(`${file}.br`).catch(() => stat(file))).size;
}

async function sum(assets: readonly string[], ending: string): Promise<number> {
  const sizes = await Promise.all(assets.filter((asset) => asset.endsWith(ending)).map(bytesOf));
  return sizes.reduce((total, size) => total + size, 0);
}

export interface PageWeights {
  rows: Row[];
  /** Scripts until ready of each page, with their bytes. */
  scripts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Opens a page of each kind in a new browser and weighs what it asked for. */
export async function weighPages(port: number): Promise<PageWeights> {
  const browserPath = await provideBrowser('whole');
  const browser = await chromium.launch(launchOptions('whole', browserPath));
  const rows: Row[] = [];
  const scripts: Record<string, Record<string, number>> = {};
  for (const [kind, address] of Object.entries(pages)) {
    const { untilReady, later } = await open(browser, `http://${brand}.localhost:${port}${address}`);
    const script = await sum(untilReady, '.js');
    const files = untilReady.filter((asset) => asset.endsWith('.js'));
    rows.push({
      page: kind,
      'js until ready': script,
      'of budget': `${((script / scriptBudget) * 100).toFixed(0)} %`,
      files: files.length,
      'js when idle': await sum(later, '.js'),
      css: await sum(untilReady, '.css'),
      fonts: await sum(untilReady, '.woff2'),
    });
    scripts[kind] = Object.fromEntries(
      await Promise.all(files.map(async (file) => [file, await bytesOf(file)] as const)),
    );
  }
  await browser.close();
  return { rows, scripts };
}
