import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromium } from '@playwright/test';
import { watchFaults } from '../../e2e/support/faults.ts';
import { logIn, visit } from '../../e2e/support/shopper.ts';
import { callsOfFeatures } from '../../backend/feature-calls.ts';
import type { ShopFeature } from '../../contract/tenant.ts';
import { launchOptions } from '../../scripts/provide/browser.ts';
import { routes } from '../../src/routing/routes.ts';
import { openFoundShop, type FoundShop } from './found-shop.ts';
import { addressesIn, ledTo, type LedTo } from './led-to.ts';

const bare = 'cestolieto';
const whole = 'ortavia';
const features = Object.keys(callsOfFeatures) as ShopFeature[]; // the record's keys

let shop: FoundShop;

beforeAll(async () => {
  shop = await openFoundShop();
  shop.leaveOut(bare, features);
});

afterAll(() => shop?.close());

/** What anybody sees. */
const open = [
  '/',
  '/catalog/category/ortofrutta',
  '/catalog/category/pasta-semola',
  '/catalog/search?q=pasta',
  '/product/penne-rigate-500-g',
  '/cart/',
  '/faq',
  '/servizio-clienti',
  '/recesso',
  '/preferenze-cookie',
  '/paste-list',
  '/login',
  '/senza-rete',
  '/nowhere',
];

/** What is a shopper's own. */
const own = [
  '/cart/',
  '/checkout',
  '/profile/dashboard',
  '/profile/profile-update',
  '/profile/orders',
  '/profile/usuals',
  '/profile/addresses',
  '/profile/consents',
  '/profile/privacy',
];

/** Of these, what has only a frame in its document. */
const filledInBrowsers = ['/profile/dashboard', '/profile/profile-update', '/profile/addresses'];

const textsOf = async (brand: string) =>
  [...(await shop.get(brand, '/sitemaps/content.xml')).body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );

const ordersIn = (html: string) =>
  [...new Set(html.match(/\/profile\/orders\/\d+(?=")/g))].filter((path) => !path.endsWith('/'));

/** Where the documents of these pages lead that they should not, by page. */
async function ledFrom(brand: string, pages: readonly string[], cookie = '') {
  const found: Record<string, LedTo> = {};
  for (const path of pages) {
    const { status, body, headers } = await shop.get(brand, path, { cookie });
    expect([path, status, headers.location]).toEqual([path, path === '/nowhere' ? 404 : 200, undefined]);
    const led = ledTo(addressesIn(body));
    if (led.length > 0) found[path] = led;
  }
  return found;
}

const featuresIn = (found: Readonly<Record<string, LedTo>>) =>
  new Set(Object.values(found).flatMap((led) => led.map(([, feature]) => feature)));

test('TEN-08, NAV-20: no page anybody sees leads to a feature the brand is without, nor does its map', async () => {
  const texts = await textsOf(bare);
  expect(texts).toContain('/page/contatti');
  expect(ledTo(texts)).toEqual([]);
  expect(await ledFrom(bare, [...open, ...texts])).toEqual({});
  expect(featuresIn(await ledFrom(whole, open))).toEqual(
    new Set(['registration', 'flyers', 'perks', 'recipes']),
  );
});

test('TEN-08: nor does a page of a logged-in shopper', async () => {
  const pagesOf = async (brand: string) => {
    const cookie = await shop.logIn(brand, 'demo');
    const orders = ordersIn((await shop.get(brand, '/profile/orders', { cookie })).body);
    expect(orders.length).toBeGreaterThan(2);
    return ledFrom(brand, [...own, ...orders], cookie);
  };
  expect(await pagesOf(bare)).toEqual({});
  expect(featuresIn(await pagesOf(whole))).toContain('lists');
});

const pagesOff = routes
  .filter(({ feature }) => feature !== null)
  .map(({ pattern }) => pattern.replaceAll(/:\w+/g, '1'));

test.each(pagesOff)('NAV-20: %s is not found in place, whoever asks', async (path) => {
  for (const cookie of ['', await shop.logIn(bare, 'demo')]) {
    const { status, headers, body } = await shop.get(bare, `${path}?page=2`, { cookie });
    expect([status, headers.location]).toEqual([404, undefined]);
    expect(body).toContain('Questa pagina non è in dispensa');
    expect(ledTo(addressesIn(body))).toEqual([]);
  }
});

const patterns = Object.values(callsOfFeatures)
  .flat()
  .map((pattern) => pattern.replace(/\*$/, ''));

/** Of these addresses those of calls that belong to a feature. */
const callsIn = (asked: readonly string[]) =>
  asked
    .map((url) => new URL(url).pathname)
    .filter((path) => patterns.some((start) => path.startsWith(start)));

test('TEN-08, LIST-02: in a browser nothing of a feature is shown or asked for', async () => {
  const browser = await chromium.launch(launchOptions('shell'));
  try {
    const context = await browser.newContext({
      baseURL: shop.originOf(bare),
      locale: 'it-IT',
      timezoneId: 'Europe/Rome',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const faults: string[] = [];
    const asked: string[] = [];
    watchFaults(page, ({ says }) => faults.push(says));
    page.on('request', (request) => asked.push(request.url()));
    const found: Record<string, LedTo> = {};
    const look = async (path: string) => {
      await page.waitForLoadState('networkidle');
      const addresses = await page
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const led = ledTo(addresses);
      if (led.length > 0) found[path] = led;
    };
    for (const path of ['/', '/product/penne-rigate-500-g']) {
      await visit(page, path);
      await look(path);
    }
    await logIn(page, `demo@${bare}.example`, '/profile/orders');
    await look('/profile/orders');
    const orders = ordersIn(await page.content());
    for (const path of [...filledInBrowsers, ...orders.slice(0, 1)]) {
      await visit(page, path);
      await look(path);
    }
    expect(found).toEqual({});
    expect(callsIn(asked)).toEqual([]);
    expect(faults).toEqual([]);
    expect(asked.length).toBeGreaterThan(100);
  } finally {
    await browser.close();
  }
});
