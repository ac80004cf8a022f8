import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { run } from './command.ts';
import { canInstall, install } from './debian.ts';

/** No browser can be opened; the message says what to type. */
class BrowserError extends Error {
  override readonly name = 'BrowserError';
}

/** A browser's program; null is the one Playwright brought. */
export type BrowserPath = string | null;

/** What keeps the browser from calling home, which a test would see as failed requests. */
export const browserArgs: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const downloadLimit = 180_000;
const connectionLimit = '10000';

/** The browsers that may be there, best first. CHROMIUM_PATH names one; empty means Playwright's own. */
export function knownBrowsers(): BrowserPath[] {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen !== undefined) return [chosen === '' ? null : chosen];
  const own = existsSync(chromium.executablePath()) ? [null] : [];
  return [...own, ...systemPaths.filter((path) => existsSync(path))];
}

/** True when a browser opens: one that is there may still lack libraries. */
async function opens(path: BrowserPath): Promise<boolean> {
  try {
    const browser = await chromium.launch({
      args: [...browserArgs],
      ...(path === null ? {} : { executablePath: path }),
    });
    await browser.close();
    return true;
  } catch (error) {
    console.log(`${path ?? 'The browser of Playwright'} does not open: ${String(error).split('\n')[0]}`);
    return false;
  }
}

async function firstThatOpens(): Promise<{ path: BrowserPath } | null> {
  for (const path of knownBrowsers()) if (await opens(path)) return { path };
  return null;
}

/**
 * Finds a Chromium for the browser tests: Playwright's, else the system's, else one downloaded or, as root on Debian,
 * installed now. Throws BrowserError with what to type.
 */
export async function provideBrowser(): Promise<BrowserPath> {
  const chosen = process.env.CHROMIUM_PATH ?? '';
  if (chosen !== '') {
    if (await opens(chosen)) return chosen;
    throw new BrowserError(`CHROMIUM_PATH names ${chosen}, which does not open.`);
  }
  const ways = [
    () =>
      run({
        program: 'playwright',
        args: ['install', 'chromium'],
        env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: connectionLimit },
        limit: downloadLimit,
      }),
    ...(canInstall() ? [() => install('chromium')] : []),
  ];
  for (const way of [() => Promise.resolve(), ...ways]) {
    await way().catch((error: unknown) => console.log(String(error)));
    const found = await firstThatOpens();
    if (found !== null) return found.path;
  }
  throw new BrowserError(
    'No browser for the browser tests. Type `npx playwright install --with-deps chromium`, or install Chromium ' +
      'and set CHROMIUM_PATH to its program.',
  );
}
