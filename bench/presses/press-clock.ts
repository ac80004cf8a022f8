import type { Page } from '@playwright/test';

/** What starts the clock: a touch, a key, or the browser’s Back (`pressBack`). */
type PressKind = 'click' | 'keydown' | 'back';

/** What is waited for: that more, or something else, of a selector stands in the page. */
export interface Awaited {
  readonly kind: PressKind;
  readonly selector: string;
}

/** Nothing is waited for longer, in ms. */
export const patience = 15_000;

/** Runs in the page: marks when the press was made, and when what it is to show has been painted. */
export function watch({ kind, selector }: Awaited): void {
  for (const name of ['bench pressed', 'bench seen']) performance.clearMarks(name);
  const shown = (): string => {
    const found = [...document.querySelectorAll(selector)].filter(
      (one) => one.closest('[style*="display: none"]') === null,
    );
    return found.length === 0 ? '' : `${found.length} ${found[0]?.textContent}`;
  };
  const before = shown();
  const press = (event: Event) => {
    if (!event.isTrusted) return;
    performance.mark('bench pressed', { startTime: event.timeStamp });
    removeEventListener(kind, press, true);
  };
  addEventListener(kind, press, true);
  const observer = new MutationObserver(() => {
    const now = shown();
    if (now === '' || now === before) return;
    observer.disconnect();
    // The second frame begins when the first one has been painted.
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('bench seen')));
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['style'],
  });
}

/** Goes back as the browser's button does. */
export const pressBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    performance.mark('bench pressed');
    history.back();
  });

/** Ms from the press until what it shows was painted; null when nothing came. */
export async function pressMs(page: Page): Promise<number | null> {
  const isSeen = () => performance.getEntriesByName('bench seen').length > 0;
  await page.waitForFunction(isSeen, null, { polling: 100, timeout: patience }).catch(() => {});
  return page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(`bench ${name}`)[0]?.startTime;
    const [pressed, seen] = [at('pressed'), at('seen')];
    return pressed === undefined || seen === undefined ? null : seen - pressed;
  });
}
