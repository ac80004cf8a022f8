import { chromium, type LaunchOptions } from '@playwright/test';
import { existsSync } from 'node:fs';
import { run } from '../command.ts';
import { canInstall, install } from './debian.ts';

/** No browser can be opened; the message says what to type. */
class BrowserError extends Error {
  override readonly name = 'BrowserError';
}

/** A browser's program; null is the one Playwright brought. */
type BrowserPath = string | null;

/**
 * `whole` is what shoppers have. `shell` is the same without windows and what belongs to them, and takes a third less
 * time; it loads pictures that are far below and keeps no page it has left.
 */
export type BrowserKind = 'whole' | 'shell';

/** What keeps the browser from calling home, which a test would see as failed requests. */
const browserArgs: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

const shellPath = '/usr/bin/chromium-headless-shell';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Of Debian. */
const packages: Readonly<Record<BrowserKind, string>> = {
  whole: 'chromium',
  shell: 'chromium-headless-shell',
};

/** They name the program of each kind; empty is Playwright's own. */
const variables: Readonly<Record<BrowserKind, string>> = {
  whole: 'CHROMIUM_PATH',
  shell: 'CHROMIUM_SHELL_PATH',
};

const downloadLimit = 180_000;
const connectionLimit = '10000';

/** Who names one browser has it for everything. */
const chosen = (kind: BrowserKind): string | undefined =>
  process.env[variables[kind]] ?? process.env[variables.whole];

/** The browsers that may be there, best first: one that is whole can do what a shell can. */
function knownBrowsers(kind: BrowserKind): BrowserPath[] {
  const named = chosen(kind);
  if (named !== undefined) return [named === '' ? null : named];
  const own = existsSync(chromium.executablePath()) ? [null] : [];
  const shells = kind === 'shell' ? [shellPath] : [];
  return [...own, ...[...shells, ...systemPaths].filter((path) => existsSync(path))];
}

/** How Playwright opens a browser of this kind: the best that is there, or the one of this path. */
export function launchOptions(
  kind: BrowserKind,
  path: BrowserPath = knownBrowsers(kind)[0] ?? null,
): LaunchOptions {
  const own = kind === 'whole' ? { channel: 'chromium' } : {};
  return { args: [...browserArgs], ...(path === null ? own : { executablePath: path }) };
}

/** True when a browser opens: one that is there may still lack libraries. */
async function opens(kind: BrowserKind, path: BrowserPath): Promise<boolean> {
  try {
    const browser = await chromium.launch(launchOptions(kind, path));
    await browser.close();
    return true;
  } catch (error) {
    console.log(`${path ?? 'The browser of Playwright'} does not open: ${String(error).split('\n')[0]}`);
    return false;
  }
}

async function firstThatOpens(kind: BrowserKind): Promise<{ path: BrowserPath } | null> {
  for (const path of knownBrowsers(kind)) if (await opens(kind, path)) return { path };
  return null;
}

const fromPlaywright = () =>
  run({
    program: 'playwright',
    args: ['install', 'chromium'],
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: connectionLimit },
    limit: downloadLimit,
  });

/** Whether this is as good as a browser of the kind can be. */
const isOfKind = (kind: BrowserKind, path: BrowserPath): boolean =>
  kind === 'whole' || path === null || path === shellPath;

/**
 * Finds a Chromium: Playwright's, else the system's, else one downloaded or, as root on Debian, installed now. Where no
 * shell can be had, a whole one serves. Throws BrowserError with what to type.
 */
export async function provideBrowser(kind: BrowserKind): Promise<BrowserPath> {
  const named = chosen(kind);
  let found = await firstThatOpens(kind);
  if (named !== undefined && found === null)
    throw new BrowserError(`CHROMIUM_PATH names ${named}, which does not open.`);
  const ways =
    named === undefined
      ? [
          ...(found === null ? [fromPlaywright] : []),
          ...(canInstall() ? [() => install(packages[kind])] : []),
        ]
      : [];
  for (const way of ways) {
    if (found !== null && isOfKind(kind, found.path)) break;
    await way().catch((error: unknown) => console.log(String(error)));
    found = await firstThatOpens(kind);
  }
  if (found !== null) return found.path;
  throw new BrowserError(
    'No browser for the browser tests. Type `npx playwright install --with-deps chromium`, or install Chromium ' +
      'and set CHROMIUM_PATH to its program.',
  );
}

/** Provides a browser of each kind, for processes that are started with these variables. */
export async function provideBrowsers(): Promise<Record<string, string>> {
  const whole = await provideBrowser('whole');
  const shell = await provideBrowser('shell');
  return { [variables.whole]: whole ?? '', [variables.shell]: shell ?? '' };
}
