import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLinks } from './follow-links.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { origin: 'https://localhost' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Where links led, of a brand that shows one of its two languages. */
function openLinks() {
  const led: unknown[] = [];
  const follow = followLinks({
    facts: { domains: ['www.bottega.example'], languages: ['it'] },
    navigate: (path, options) => void led.push([path, options]),
  });
  return { follow, led };
}

test.each([
  ['https://www.bottega.example/cart', '/cart'],
  ['https://www.bottega.example/en/product/pane', '/product/pane'],
  ['/product/pane?from=list', '/product/pane?from=list'],
  ['https://elsewhere.example/cart', '/not-found'],
])('NAV-28, TEN-03: %s leads to %s, 100 ms after it came', (link, path) => {
  const { follow, led } = openLinks();
  follow(link);
  vi.advanceTimersByTime(99);
  expect(led).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(led).toEqual([[path, { replace: false }]]);
});

test('NAV-28: of links that come together the last one is followed, once', () => {
  const { follow, led } = openLinks();
  follow('/cart');
  follow('/checkout');
  vi.advanceTimersByTime(1_000);
  expect(led).toEqual([['/checkout', { replace: false }]]);
});
