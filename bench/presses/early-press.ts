import type { Browser } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { openPhone } from '../visits/phone.ts';
import { patience, pressMs, watch, type Awaited } from './press-clock.ts';

interface Painted {
  /** Of the first paint, in ms since 1970. */
  readonly at: number;
  /** Middle of the control. */
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: tells of the first paint, and where the control is as soon as it is there. */
function tellPainted(selector: string): void {
  const tell = (painted: number) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box === undefined) requestAnimationFrame(() => tell(painted));
    else
      Reflect.get(
        window,
        'benchPainted',
      )({
        at: performance.timeOrigin + painted,
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
      });
  };
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (paint !== undefined) tell(paint.startTime);
  }).observe({ type: 'paint', buffered: true });
}

/** A press while the page still loads, `afterPaint` ms after its first paint; answers ms as `pressMs` does. */
export async function pressEarly(
  browser: Browser,
  given: { url: string; control: string; afterPaint: number; awaited: Awaited },
): Promise<number | null> {
  const { url, control, afterPaint, awaited } = given;
  const { page, close } = await openPhone(browser, { url, cookies: '' });
  try {
    const painted = Promise.withResolvers<Painted>();
    await page.exposeFunction('benchPainted', painted.resolve);
    await page.addInitScript(watch, awaited);
    await page.addInitScript(tellPainted, control);
    await page.goto(url, { waitUntil: 'commit' });
    const seen = await Promise.race([painted.promise, pause(patience, null, { ref: false })]);
    if (seen === null) return null;
    const { at, x, y } = seen;
    await pause(Math.max(0, at + afterPaint - Date.now()));
    await page.touchscreen.tap(x, y);
    return await pressMs(page);
  } finally {
    await close();
  }
}
