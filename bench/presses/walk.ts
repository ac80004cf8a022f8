import type { Browser, Locator, Page } from '@playwright/test';
import { openPhone } from '../visits/phone.ts';
import { pressMs, watch, type Awaited } from './press-clock.ts';

/** One thing a shopper does with a page at rest. */
export interface Step {
  readonly act: (page: Page) => Promise<void>;
  /** What is measured; a step without it leads to the next one. */
  readonly measured?: { readonly name: string; readonly awaited: Awaited };
}

/** A page is at rest when the network was quiet for so many ms. */
const quiet = 2_000;

/** Touches the middle of a control that is on screen. */
export async function touch(control: Locator): Promise<void> {
  const box = await control.boundingBox();
  if (box === null) throw new TypeError(`${control.toString()} is not on screen`);
  await control.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Walks through a page that is at rest before each step; answers ms of the measured ones, null for what never came. */
export async function walk(
  browser: Browser,
  given: { url: string; cookies: string; steps: readonly Step[] },
): Promise<Record<string, number | null>> {
  const { page, rest, close } = await openPhone(browser, given);
  const times: Record<string, number | null> = {};
  try {
    await page.goto(given.url, { waitUntil: 'load', timeout: 60_000 });
    for (const { act, measured } of given.steps) {
      await rest(quiet);
      if (measured !== undefined) await page.evaluate(watch, measured.awaited);
      await act(page);
      if (measured !== undefined) times[measured.name] = await pressMs(page);
    }
    await rest(quiet / 4);
    return times;
  } finally {
    await close();
  }
}
