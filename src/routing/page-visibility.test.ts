import { afterEach, expect, test, vi } from 'vitest';
import type { PageEvent } from './page-events.ts';
import { broadcastVisibility } from './page-visibility.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page that says whether it is in sight. */
function openPage() {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('document', document);
  const facts: PageEvent[] = [];
  broadcastVisibility((fact) => void facts.push(fact));
  return { window, document, facts };
}

test('CART-06, B-37: a page that goes out of sight is left, and coming back is told', () => {
  const { document, facts } = openPage();
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(facts).toEqual([{ type: 'page.left' }]);
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(facts).toEqual([{ type: 'page.left' }, { type: 'page.returned' }]);
});

test('CART-06: a page that is closed is left', () => {
  const { window, facts } = openPage();
  window.dispatchEvent(new Event('pagehide'));
  expect(facts).toEqual([{ type: 'page.left' }]);
});
