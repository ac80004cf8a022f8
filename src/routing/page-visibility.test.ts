import { afterEach, expect, test, vi } from 'vitest';
import type { PageEvent } from './page-events.ts';
import { broadcastVisibility } from './page-visibility.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page that says whether it is in sight, with a clock that goes on by 1 ms with each look at it. */
function openPage(visibilityState = 'visible') {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('document', document);
  const facts: PageEvent[] = [];
  let time = 0;
  broadcastVisibility({ broadcast: (fact) => void facts.push(fact), now: () => (time += 1) });
  return {
    facts,
    window: (type: string, more: object = {}) => window.dispatchEvent(Object.assign(new Event(type), more)),
    document: (type: string) => document.dispatchEvent(new Event(type)),
    turn: (to: 'visible' | 'hidden') => {
      document.visibilityState = to;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

test('CART-06, B-37: a page that goes out of sight is left, and coming back is told', () => {
  const { facts, turn } = openPage();
  turn('hidden');
  expect(facts).toEqual([{ type: 'page.left', at: 1 }]);
  turn('visible');
  expect(facts.slice(1)).toEqual([{ type: 'page.returned', at: 2 }]);
});

test('CART-06: a page that is closed is left', () => {
  const { window, facts } = openPage();
  window('pagehide');
  expect(facts).toEqual([{ type: 'page.left', at: 1 }]);
});

test('LIFE-01: a tab that was frozen is looked at again once, however the browser tells it', () => {
  const { document, facts, turn } = openPage();
  turn('hidden');
  document('freeze');
  // Woken for a moment while nobody looks.
  document('resume');
  expect(facts.map(({ type }) => type)).toEqual(['page.left', 'page.left']);
  document('freeze');
  turn('visible');
  document('resume');
  expect(facts.slice(2)).toEqual([
    { type: 'page.left', at: 3 },
    { type: 'page.returned', at: 4 },
  ]);
});

test('LIFE-01: a page that was kept for the way back is looked at again', () => {
  const { window, facts } = openPage();
  window('pageshow', { persisted: false });
  expect(facts).toEqual([]);
  window('pagehide');
  window('pageshow', { persisted: true });
  expect(facts).toEqual([
    { type: 'page.left', at: 1 },
    { type: 'page.returned', at: 2 },
  ]);
});

test('LIFE-01: a page that was opened where nobody looked is looked at once it is', () => {
  const { facts, turn } = openPage('hidden');
  turn('visible');
  expect(facts).toEqual([{ type: 'page.returned', at: 1 }]);
});
