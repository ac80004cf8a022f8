import { expect, test } from 'vitest';
import { relayPath } from './relay-path.ts';

test.each(['/', '/cart/', '/profile/orders?page=2', '/page/chi-siamo#dove', '/catalog/search?q=//mele'])(
  'U08: %s is a path of this site',
  (path) => {
    expect(relayPath(path)).toBe(path);
  },
);

test.each([
  null,
  '',
  'cart',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/%09/../..//evil.example',
  '/..//evil.example',
  '/.//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  ' /cart/',
  '/cart\u0000',
  '/a\\..\\b',
])('U08: %j leads home', (path) => {
  expect(relayPath(path)).toBe('/');
});
