import { expect, test } from 'vitest';
import { mountedPages } from './mounted-pages.ts';

const hasLists = (key: string) => !key.startsWith('/product');

/** What is in the document after these pages were shown one after the other. */
const after = (...keys: string[]) =>
  keys.reduce<readonly string[]>((mounted, shown) => mountedPages(mounted, { shown, hasLists }), []);

test.each([
  [['/'], ['/']],
  [
    ['/', '/milk'],
    ['/', '/milk'],
  ],
  [
    ['/milk', '/product/a'],
    ['/milk', '/product/a'],
  ],
  [['/milk', '/product/a', '/milk'], ['/milk']],
  [
    ['/', '/milk', '/product/a', '/'],
    ['/milk', '/'],
  ],
  [
    ['/', '/milk', '/bread', '/product/a', '/product/b'],
    ['/milk', '/bread', '/product/b'],
  ],
])('NAV-05: after %j there are %j', (keys, mounted) => {
  expect(after(...keys)).toEqual(mounted);
});

test('NAV-05: the page on screen again leaves everything as it is', () => {
  const mounted = ['/', '/milk'];
  expect(mountedPages(mounted, { shown: '/milk', hasLists })).toBe(mounted);
});
