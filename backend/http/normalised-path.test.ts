import { expect, test } from 'vitest';
import { normalisedPath } from './normalised-path.ts';

test.each([
  ['/ebsn/api/cart/view', '/ebsn/api/cart/view'],
  ['/ebsn/api/cart/view/', '/ebsn/api/cart/view'],
  ['//EBSN//api/%63art%2Fview', '/ebsn/api/cart/view'],
  ['/', '/'],
  ['///', '/'],
  ['/a%252Fb', '/a%2fb'],
  ['/%zz', null],
  ['/%E0%A4%A', null],
])('%s reads as %s', (path, plain) => {
  expect(normalisedPath(path)).toBe(plain);
});
