import { describe, expect, test } from 'vitest';
import { returnTarget } from './return-target.ts';

const origin = 'https://shop.example';

describe('where a visit may return to', () => {
  test.each([
    ['/', '/'],
    ['/checkout', '/checkout'],
    ['/profile/orders?page=2', '/profile/orders?page=2'],
    ['/catalog/search?q=pane%20%26%20burro', '/catalog/search?q=pane%20%26%20burro'],
    ['/catalog/../checkout', '/checkout'],
    ['/page/50%-di-sconto', '/page/50%-di-sconto'],
    ['/page/https://evil.example', '/page/https://evil.example'],
    ['/@evil.example', '/@evil.example'],
  ])('NAV-23: %s is a place of this shop', (target, expected) => {
    expect(returnTarget(target, origin)).toBe(expected);
  });

  test.each([
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    '/\t\\evil.example',
    '//evil.example/checkout',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/./\\evil.example',
    '/%2e//evil.example',
    '//[',
    '//:99999',
    'https://evil.example/',
    'https://shop.example/checkout',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example/checkout',
    '@evil.example',
    ' /checkout',
    '',
  ])('NAV-23, NAV-27: %j is none', (target) => {
    expect(returnTarget(target, origin)).toBeNull();
  });
});

test('NAV-23, decision 011: the app of an iPhone, whose scheme is its own, returns as any page does', () => {
  const app = 'capacitor://localhost';
  expect(returnTarget('/profile/orders?page=2', app)).toBe('/profile/orders?page=2');
  expect(returnTarget('//evil.example/checkout', app)).toBeNull();
  expect(returnTarget('capacitor://evil.example/checkout', app)).toBeNull();
});
