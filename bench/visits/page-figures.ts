import type { Browser } from '@playwright/test';
import { openPhone } from './phone.ts';
import { layoutShift, type Shift } from './layout-shift.ts';

/** What a first visit of a page costs; times in ms since it was asked for, null where it never came to that. */
export interface PageFigures {
  readonly fcp: number | null;
  readonly lcp: number | null;
  readonly cls: number;
  /** What long tasks took beyond 50 ms each, from the first paint on. */
  readonly tbt: number;
  readonly ready: number | null;
  readonly requests: number;
  /** Bodies as they travelled, in KiB, until the page came to rest. */
  readonly kib: number;
  readonly scriptKibUntilReady: number;
  readonly scriptKib: number;
  /** What script holds in memory once the page is at rest, in MB. */
  readonly heapMb: number;
  readonly elements: number;
}

/** A page is at rest when the network was quiet for so many ms. */
const quiet = 2_500;
const longTask = 50;

/** Runs in the page before anything else: notes what the browser tells only to who listens. */
function listen(): void {
  performance.setResourceTimingBufferSize(2_000);
  const observe = (type: string, detailOf: (entry: PerformanceEntry) => unknown) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        performance.mark(`bench ${type}`, { startTime: entry.startTime, detail: detailOf(entry) });
    }).observe({ type, buffered: true });
  observe('largest-contentful-paint', () => null);
  observe('longtask', ({ duration }) => duration);
  observe('layout-shift', (entry) =>
    'hadRecentInput' in entry && entry.hadRecentInput ? 0 : entry.toJSON().value,
  );
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset['ready'] === undefined) return;
    performance.mark('bench ready');
    observer.disconnect();
  }).observe(document, { attributes: true, attributeFilter: ['data-ready'], subtree: true });
}

/** Runs in the page at its end: what was noted, and what was fetched. */
function collect() {
  const marks = (name: string) => performance.getEntriesByName(`bench ${name}`) as PerformanceMark[];
  const fetched = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return {
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
    lcp: marks('largest-contentful-paint').at(-1)?.startTime ?? null,
    ready: marks('ready')[0]?.startTime ?? null,
    tasks: marks('longtask').map(({ startTime, detail }) => ({ at: startTime, duration: Number(detail) })),
    shifts: marks('layout-shift').map(({ startTime, detail }): Shift => ({
      at: startTime,
      value: Number(detail),
    })),
    fetched: fetched.map(({ name, encodedBodySize, responseEnd }) => ({
      name,
      bytes: encodedBodySize,
      end: responseEnd,
    })),
    elements: document.querySelectorAll('*').length,
  };
}

const kibOf = (files: readonly { bytes: number }[]): number =>
  files.reduce((total, { bytes }) => total + bytes, 0) / 1_024;

/** What tasks took beyond what a shopper does not notice, counted from the first paint; all in ms. */
const blockingTime = (tasks: readonly { at: number; duration: number }[], fcp: number): number =>
  tasks
    .map(({ at, duration }) => at + duration - Math.max(at, fcp) - longTask)
    .reduce((total, beyond) => total + Math.max(0, beyond), 0);

/** Visits an address for the first time and stays until the page is at rest. */
export async function visitPage(
  browser: Browser,
  given: { url: string; cookies: string },
): Promise<PageFigures> {
  const { page, session, rest, close } = await openPhone(browser, given);
  try {
    await page.addInitScript(listen);
    await page.goto(given.url, { waitUntil: 'load', timeout: 60_000 });
    await rest(quiet);
    const { fcp, lcp, ready, tasks, shifts, fetched, elements } = await page.evaluate(collect);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const scripts = fetched.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return {
      fcp,
      lcp,
      cls: layoutShift(shifts),
      tbt: blockingTime(tasks, fcp ?? 0),
      ready,
      requests: fetched.length,
      kib: kibOf(fetched),
      scriptKibUntilReady: kibOf(scripts.filter(({ end }) => ready !== null && end <= ready)),
      scriptKib: kibOf(scripts),
      heapMb: usedSize / 1_024 ** 2,
      elements,
    };
  } finally {
    await close();
  }
}
