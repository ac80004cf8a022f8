import { describe, expect, test } from 'vitest';
import { routeOf } from '../../../src/routing/match-route.ts';
import { tenant as cestolieto } from '../../../tenants/cestolieto/tenant.ts';
import { tenant as quincegate } from '../../../tenants/quincegate/tenant.ts';
import { appLinks, deepLinks } from './app-links.ts';

const android = '/.well-known/assetlinks.json';
const apple = '/.well-known/apple-app-site-association';

/** What is told at an address: status, kind and what is in it. */
async function toldAt(pathname: string, facts: Parameters<typeof appLinks>[1]) {
  const answer = appLinks(pathname, facts);
  if (answer === null) return null;
  const text = await answer.text();
  const [kind, caching] = ['content-type', 'cache-control'].map((name) => answer.headers.get(name));
  return { status: answer.status, kind, caching, told: answer.ok ? (JSON.parse(text) as unknown) : text };
}

const asJson = { status: 200, kind: 'application/json', caching: 'public, max-age=3600' };

describe('a phone that asks whose links these are', () => {
  test('NAV-26: Android is told the app and each certificate that signs it', async () => {
    expect(await toldAt(android, cestolieto.facts)).toEqual({
      ...asJson,
      told: [
        {
          relation: ['delegate_permission/common.handle_all_urls'],
          target: {
            namespace: 'android_app',
            package_name: 'it.cestolieto.shop',
            sha256_cert_fingerprints: cestolieto.facts.mobileApp?.androidFingerprints,
          },
        },
      ],
    });
    expect(cestolieto.facts.mobileApp?.androidFingerprints).toHaveLength(2);
  });

  test('NAV-26, TEN-03: an iPhone is told the app and its pages, in each language of the brand', async () => {
    const paths = [
      '/cart/',
      '/cart/payment-completed/*',
      '/cart/payment-error/*',
      '/payment',
      '/checkout',
      '/search',
      '/catalog/search',
      '/product/*',
      '/catalog/product/*',
      '/category/*',
      '/catalog/category/*',
      '/profile/orders',
      '/profile/orders/*',
      '/page/*',
    ];
    const all = [...paths, ...paths.map((path) => `/en${path}`)];
    expect(await toldAt(apple, cestolieto.facts)).toEqual({
      ...asJson,
      told: {
        applinks: {
          details: [
            { appIDs: ['DEMO00CEST.it.cestolieto.shop'], components: all.map((path) => ({ '/': path })) },
          ],
        },
      },
    });
    expect(await toldAt(apple, quincegate.facts)).toMatchObject({
      told: {
        applinks: {
          details: [
            { appIDs: ['DEMO00QUIN.com.quincegate.shop'], components: paths.map((path) => ({ '/': path })) },
          ],
        },
      },
    });
  });

  test.each([null, undefined])('LIFE-10: a brand without an app has none: %s', async (mobileApp) => {
    const facts = { languages: cestolieto.facts.languages, mobileApp };
    const missing = {
      status: 404,
      kind: 'text/plain; charset=utf-8',
      caching: null,
      told: 'Non trovato',
    };
    expect([await toldAt(android, facts), await toldAt(apple, facts)]).toEqual([missing, missing]);
  });

  test.each(['/', '/.well-known/security.txt', `/en${apple}`, `${apple}.json`])(
    'LIFE-10: %s is none of its files',
    (pathname) => {
      expect(appLinks(pathname, cestolieto.facts)).toBeNull();
    },
  );
});

test('NAV-26: every page the app opens is one of the shop', () => {
  const patterns = deepLinks.map((path) => routeOf(path.replace('*', '7')).route.pattern);
  expect(patterns).toEqual([
    '/cart',
    '/cart/payment-completed/:orderId',
    '/cart/payment-error/:orderId',
    '/payment',
    '/checkout',
    '/search',
    '/catalog/search',
    '/product/:slug',
    '/catalog/product/:slug',
    '/category/*',
    '/catalog/category/*',
    '/profile/orders',
    '/profile/orders/:orderId',
    '/page/:slug',
  ]);
});
