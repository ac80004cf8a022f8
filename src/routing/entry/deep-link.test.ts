import { describe, expect, test } from 'vitest';
import { deepLinkPath } from './deep-link.ts';

const shop = {
  origin: 'https://localhost',
  domains: ['www.shop.example', 'shop.example'],
  languages: ['it', 'en-US'],
} as const;

const strangers = [
  '',
  'profile/orders',
  'https://evil.example/profile/orders/104',
  'https://shop.example.evil.example/profile/orders',
  'https://shop.example@evil.example/profile/orders',
  'https://anna:secret@shop.example/profile/orders',
  'https://shop.example:8443/profile/orders',
  'http://shop.example/profile/orders',
  '//evil.example/profile/orders',
  '/\\evil.example/profile/orders',
  '/\t/evil.example/profile/orders',
  '\\\\evil.example/profile/orders',
  'https:evil.example/profile/orders',
  'javascript:alert(1)//profile/orders',
  'data:text/html,<script>alert(1)</script>',
  'intent://profile/orders#Intent;scheme=https;end',
  'file:///profile/orders',
  'https://shop.example//evil.example/profile/orders',
];

describe('where a deep link leads', () => {
  test.each([
    '/cart/',
    '/payment',
    '/checkout',
    '/search',
    '/search?q=latte',
    '/product/latte-intero-1-l',
    '/category/latte-e-yogurt',
    '/category/freschi/latte',
    '/profile/orders',
    '/profile/orders/104',
    '/page/chi-siamo',
    '/catalog/search?q=latte',
    '/catalog/product/latte-intero-1-l',
    '/catalog/category/latte-e-yogurt',
    '/not-found',
    '/cart/payment-completed/104',
    '/cart/payment-error/104?pay=true',
  ])('NAV-26: %s is itself, as a path, of every host of the brand and of the app', (path) => {
    const links = [
      path,
      `https://www.shop.example${path}`,
      `https://shop.example${path}`,
      `https://localhost${path}`,
    ];
    expect(links.map((link) => deepLinkPath(link, shop))).toEqual(links.map(() => path));
  });

  test('NAV-26, TEN-03: a link in another language leads to the same page', () => {
    expect(deepLinkPath('https://shop.example/en/profile/orders/104', shop)).toBe('/profile/orders/104');
  });

  test.each([
    '/',
    '/profile/privacy',
    '/profile/lists/3',
    '/reset-password?token=abc',
    '/nowhere',
    '/profile/orders/104/fattura',
  ])('NAV-27: %s is not in the map, and is not found', (path) => {
    expect([deepLinkPath(path, shop), deepLinkPath(`https://shop.example${path}`, shop)]).toEqual([
      '/not-found',
      '/not-found',
    ]);
  });

  test.each(strangers)('PUSH-07: %j is a stranger’s, and never followed', (link) => {
    expect(deepLinkPath(link, shop)).toBe('/not-found');
  });
});

describe('where a deep link leads on an iPhone, whose app has a scheme of its own', () => {
  const onIphone = { ...shop, origin: 'capacitor://localhost' };

  test.each([
    ['/profile/orders/104', '/profile/orders/104'],
    ['capacitor://localhost/product/latte-intero-1-l', '/product/latte-intero-1-l'],
    ['https://www.shop.example/search?q=latte', '/search?q=latte'],
    ['https://shop.example/en/cart/', '/cart/'],
  ])('decision 011: %s leads to %s', (link, path) => {
    expect(deepLinkPath(link, onIphone)).toBe(path);
  });

  test.each([...strangers, 'capacitor://evil.example/profile/orders', 'https://localhost/profile/orders'])(
    'PUSH-07: %j is never followed',
    (link) => {
      expect(deepLinkPath(link, onIphone)).toBe('/not-found');
    },
  );
});
