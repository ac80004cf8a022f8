import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { writeWebPart } from '../../../scripts/shell/web-part.ts';
import { root } from '../../../server/root.ts';

/** Where a brand's app runs on Android (decision 011). */
export const appOrigin = 'https://localhost';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

/**
 * Answers at the app's origin with the files of its `www`, as the shell does: a path without an ending is the first page's. The
 * files go with the context.
 */
export async function serveApp(
  context: BrowserContext,
  { brandId, shop }: { brandId: string; shop: string },
): Promise<void> {
  // A phone's app finds its shop in the network; here it is on the machine itself.
  await context.grantPermissions(['local-network-access'], { origin: appOrigin });
  const out = await mkdtemp(join(tmpdir(), 'app-'));
  await writeWebPart({ root, brandId, out, distDir: join(root, 'dist'), shop });
  await context.route(`${appOrigin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const path = extname(pathname) === '' ? '/index.html' : pathname;
    const body = await readFile(join(out, 'www', path)).catch(() => null);
    await (body === null
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body, contentType: types[extname(path)] ?? 'application/octet-stream' }));
  });
  context.once('close', () => void rm(out, { recursive: true }));
}

/** What the phone around the app keeps and is asked for. */
export class Phone {
  /** What its safe holds, by key: it stays when the app is closed. */
  readonly safe = new Map<string, string>();
  /** Links that were handed to its sheet, and names of files. */
  readonly shared: string[] = [];
  /** Texts that the app wrote, by name. */
  readonly files = new Map<string, string>();
  /** How often the app asked to be left. */
  exits = 0;

  /** The plugins of the shell in a page, as their documentation has them. */
  async carry(page: Page, launchedBy: string | null): Promise<void> {
    await page.exposeFunction('phoneRead', (key: string) => this.safe.get(key) ?? null);
    await page.exposeFunction('phoneKeep', (key: string, data: string) => void this.safe.set(key, data));
    await page.exposeFunction('phoneForget', (key: string) => this.safe.delete(key));
    await page.exposeFunction('phoneShare', (url: string) => void this.shared.push(url));
    await page.exposeFunction('phoneWrite', (name: string, text: string) => void this.files.set(name, text));
    await page.exposeFunction('phoneExit', () => void (this.exits += 1));
    await page.addInitScript((launch) => {
      type Hear = (told: unknown) => void;
      const phone = globalThis as unknown as Record<string, (...said: string[]) => Promise<unknown>>;
      const call = (name: string, ...said: string[]) => phone[name]?.(...said);
      const listeners = new Map<string, Hear>();
      // The shell keeps what it has to tell until somebody listens.
      const untold = new Map<string, unknown>();
      const addListener = (event: string, hear: Hear) => {
        listeners.set(event, hear);
        if (untold.has(event)) hear(untold.get(event));
        untold.delete(event);
        return Promise.resolve();
      };
      const tellApp = (event: string, told: unknown) => {
        const hear = listeners.get(event);
        if (hear === undefined) untold.set(event, told);
        else hear(told);
      };
      const plugins = {
        App: {
          addListener,
          getLaunchUrl: () => Promise.resolve(launch === null ? null : { url: launch }),
          exitApp: () => call('phoneExit'),
        },
        SecureStorage: {
          internalGetItem: async (asked: { prefixedKey: string }) => ({
            data: await call('phoneRead', asked.prefixedKey),
          }),
          internalSetItem: (item: { prefixedKey: string; data: string }) =>
            call('phoneKeep', item.prefixedKey, item.data),
          internalRemoveItem: (asked: { prefixedKey: string }) => call('phoneForget', asked.prefixedKey),
        },
        Filesystem: {
          writeFile: async (file: { path: string; data: string }) => {
            await call('phoneWrite', file.path, file.data);
            return { uri: file.path };
          },
        },
        Share: {
          share: ({ url, files = [] }: { url?: string; files?: string[] }) =>
            call('phoneShare', url ?? files.join()),
        },
        PushNotifications: {
          addListener,
          checkPermissions: () => Promise.resolve({ receive: 'prompt' }),
        },
      };
      Object.assign(globalThis, {
        tellApp,
        Capacitor: { getPlatform: () => 'android', Plugins: plugins },
      });
    }, launchedBy);
  }
}

/** The phone tells the app on screen something. */
const tell = (page: Page, event: string, told: unknown) =>
  page.evaluate(
    (said) =>
      (globalThis as unknown as { tellApp: (event: string, told: unknown) => void }).tellApp(
        said.event,
        said.told,
      ),
    { event, told },
  );

/** The phone opens a link in the app on screen. */
export const openLink = (page: Page, url: string) => tell(page, 'appUrlOpen', { url });

export const pressBack = (page: Page, { canGoBack }: { canGoBack: boolean }) =>
  tell(page, 'backButton', { canGoBack });
