import { expect, test } from 'vitest';
import { cookieOf } from '../../contract/rules/session/cookie-preferences.ts';
import { keptTerms } from './kept-terms.ts';

const kept = (terms: string): string =>
  cookieOf(
    {
      technical: true,
      analytics: false,
      profilation: true,
      saveDate: '2026-11-21T10:00:00.000Z',
      uuid: 'a',
      terms,
    },
    { isSecure: false },
  ).split(';')[0] ?? '';

test('B-07: the script in the document reads the terms of a kept choice', () => {
  expect([kept('2026-11'), `a=1; ${kept('v 2&b')}; b=2`].map(keptTerms)).toEqual(['2026-11', 'v 2&b']);
});

test.each([
  '',
  'terms=2026-11',
  'my-cookie-preferences=a=1&terms=2026-11',
  'cookie-preferences=a=1; terms=2026-11',
])('B-07: %j has none', (cookies) => {
  expect(keptTerms(cookies)).toBeNull();
});
