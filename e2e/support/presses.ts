import type { Page } from '@playwright/test';

interface Interval {
  from: number;
  to: number;
}

/** What a shopper did and waited for, from the moment it was watched. */
export interface Effort {
  /** Taps, clicks and keys. */
  presses: number;
  /** Time in which the page had not answered a press yet, or something it asked the shop for was on its way, in ms. */
  waitedMs: number;
}

type Told = { kind: 'press' } | ({ kind: 'wait' } & Interval);

declare global {
  interface PerformanceObserverInit {
    /** In ms; what took less is not told. */
    durationThreshold?: number;
  }
  interface Window {
    tellEffort: (what: Told) => void;
  }
}

/** Time at least one of the intervals covers. */
function covered(intervals: readonly Interval[]): number {
  let total = 0;
  let until = -Infinity;
  for (const { from, to } of intervals.toSorted((one, other) => one.from - other.from)) {
    total += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return total;
}

/**
 * Counts in the page itself what is pressed, and measures what is waited for: a press until the next picture, and every
 * call to the shop. To be called before the page is opened; all its documents count together.
 */
export async function watchPresses(page: Page): Promise<() => Promise<Effort>> {
  const told: Told[] = [];
  await page.exposeFunction('tellEffort', (what: Told) => {
    told.push(what);
  });
  await page.addInitScript(() => {
    const tell = (what: Told) => window.tellEffort(what);
    const press = (event: Event) => {
      const isHeld = event instanceof KeyboardEvent && event.repeat;
      if (event.isTrusted && !isHeld) tell({ kind: 'press' });
    };
    window.addEventListener('pointerdown', press, { capture: true });
    window.addEventListener('keydown', press, { capture: true });
    const wait = ({ startTime, duration }: PerformanceEntry) => {
      const from = performance.timeOrigin + startTime;
      tell({ kind: 'wait', from, to: from + duration });
    };
    new PerformanceObserver((list) => list.getEntries().forEach(wait)).observe({
      type: 'event',
      durationThreshold: 16,
    });
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .filter(({ name }) => name.includes('/ebsn/api/'))
        .forEach(wait),
    ).observe({ type: 'resource' });
  });
  return async () => {
    // What was measured is told after the next picture.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
    return {
      presses: told.filter(({ kind }) => kind === 'press').length,
      waitedMs: covered(told.filter((what) => what.kind === 'wait')),
    };
  };
}

/** A shopper's pace, in ms for each press: to look, to decide and to press (B-20, B-21). */
export const pressMs = 1_500;
