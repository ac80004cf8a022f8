import { chosenCookies } from '../../../e2e/support/chosen-cookies.ts';
import type { Browser, Page, Request } from '@playwright/test';
import { watchFaults } from '../../../e2e/support/faults.ts';
import type { Shopper } from '../http/shopper.ts';
import { recordPresses } from './focus-after-press.ts';
import { patience } from './until.ts';

/** Whether an address is one of the shop's calls. */
export const isCall = (url: string): boolean => new URL(url, 'http://shop').pathname.startsWith('/ebsn/api/');

/** A browser window of one shopper, which nobody else has used. */
export interface Tab {
  readonly page: Page;
  /** What the browser complained of, except where that was wanted. */
  readonly faults: readonly string[];
  /** What the page waits for: addresses of calls, and how many files. */
  pending(): { readonly calls: readonly string[]; readonly files: number };
  close(): Promise<void>;
}

interface TabGiven {
  readonly browser: Browser;
  readonly origin: string;
  readonly shopper: Shopper;
  readonly stored: Readonly<Record<string, string>>;
  /** Its clock can be set forward. */
  readonly hasOwnClock: boolean;
  /** Whether the browser may complain of this address. */
  readonly isSpoilt: (url: string) => boolean;
}

/** Opens a window with the shopper's cookies, on no page yet. */
export async function openTab(given: TabGiven): Promise<Tab> {
  const { browser, origin, shopper, stored, hasOwnClock, isSpoilt } = given;
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    serviceWorkers: 'block',
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-test-address': shopper.address },
    storageState: { cookies: chosenCookies, origins: [{ origin, localStorage }] },
  });
  const cookies = [...shopper.client.cookies].map(([name, value]) => ({ name, value, url: origin }));
  await context.addCookies(cookies);
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await recordPresses(page);
  if (hasOwnClock) await page.clock.install();
  const faults: string[] = [];
  watchFaults(page, ({ says, url }) => {
    if (!isSpoilt(url)) faults.push(says);
  });
  const waiting = new Set<Request>();
  page.on('request', (request) => waiting.add(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  const pending = () => {
    const calls = [...waiting].map((request) => request.url()).filter(isCall);
    return { calls, files: waiting.size - calls.length };
  };
  return { page, faults, pending, close: () => context.close() };
}
