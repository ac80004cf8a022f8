import type { Browser, CDPSession, Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';

/** A phone of the middle class on a slow network, which has seen no shop before. */
const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'it-IT',
};
/** How many times slower than this machine it computes. */
const cpuSlowness = 4;
/** kbit/s to bytes per second. */
const bytesPerSecond = (kilobits: number): number => (kilobits * 1_024) / 8;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesPerSecond(1_638.4),
  uploadThroughput: bytesPerSecond(750),
};
/** A page that never comes to rest is measured as it is after so many ms. */
const restPatience = 30_000;

/** A page on the phone. */
export interface Phone {
  readonly page: Page;
  readonly session: CDPSession;
  /** Resolves when nothing was asked for or came for so many ms. */
  readonly rest: (quietMs: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens an empty page on a phone of its own, with `cookies` as one header for the host of `url`. */
export async function openPhone(browser: Browser, given: { url: string; cookies: string }): Promise<Phone> {
  const context = await browser.newContext(screen);
  const cookies = given.cookies.split('; ').flatMap((cookie) => {
    const [name = '', ...value] = cookie.split('=');
    return name === '' ? [] : [{ name, value: value.join('='), url: new URL(given.url).origin }];
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowness });
  let open = 0;
  let lastAt = performance.now();
  const count = (by: number) => () => {
    open = Math.max(0, open + by);
    lastAt = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return {
    page,
    session,
    rest: async (quietMs) => {
      const start = performance.now();
      lastAt = Math.max(lastAt, start);
      while (performance.now() - start < restPatience) {
        if (open === 0 && performance.now() - lastAt > quietMs) return;
        await pause(50);
      }
    },
    close: () => context.close(),
  };
}
