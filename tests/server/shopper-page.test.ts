import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualHeaderPrefix } from '../../contract/api/headers.ts';
import { login, logout } from '../../contract/api/account/auth.ts';
import { createRequestReader } from '../../backend/http/request-info.ts';
import { readConfig } from '../../backend/platform/config.ts';
import { loadBrands, type Brand } from '../../server/brands.ts';
import { createInnerCalls, type Asker } from '../../server/rendering/inner-calls.ts';
import { createPages } from '../../server/rendering/pages.ts';
import { openBuiltRenderer, type Renderer } from '../../server/rendering/renderer.ts';
import { root } from '../../server/root.ts';
import { openSeededShop, type SeededShop } from '../../paths/kit/http/seeded-shop.ts';
import { demoTenants } from '../backend/demo-tenants.ts';

let shop: SeededShop;
let renderer: Renderer;
let brands: readonly Brand[];

beforeAll(async () => {
  shop = await openSeededShop();
  renderer = await openBuiltRenderer({ distDir: `${root}/dist`, headerPrefix: usualHeaderPrefix });
  brands = await loadBrands(root);
});

afterAll(() => shop?.close());

const asker: Asker = { secure: false, address: '192.0.2.7', userAgent: '', appOrigin: null };
const sessionCookie = 'X-Ebsn-Session';
const hostOf = (tenantId: string): string => `http://${tenantId}.localhost`;

const brandNamed = (tenantId: string): Brand => {
  const brand = brands.find(({ facts }) => facts.tenantId === tenantId);
  if (brand === undefined) throw new Error(`there is no ${tenantId}`);
  return brand;
};

/** A call to the shop as a browser makes it. */
async function call(
  { method, path }: { method: string; path: string },
  { body, cookie = '', at = 'cestolieto' }: { body: unknown; cookie?: string; at?: string },
): Promise<Response> {
  const headers = { 'X-Ebsn-Client': 'site', 'Content-Type': 'application/json', Cookie: cookie };
  return shop.backend.app.fetch(
    new Request(`${hostOf(at)}${path}`, { method, headers, body: JSON.stringify(body) }),
  );
}

/** The session's cookie of an account that has just logged in. */
async function logIn(account: string, at = 'cestolieto'): Promise<string> {
  const answer = await call(login, {
    body: { login: `${account}@${at}.example`, password: 'Demo2026!' },
    at,
  });
  const cookie = answer.headers.getSetCookie().find((text) => text.startsWith(`${sessionCookie}=`));
  if (cookie === undefined) throw new Error(`${account} was not let in: ${await answer.text()}`);
  return cookie.slice(0, cookie.indexOf(';'));
}

interface Visit {
  path?: string;
  at?: string;
  by?: Asker;
}

/** A page of a brand, the cart's unless another is named, for whoever sends these cookies. */
async function askFor(cookie: string, { path = '/cart', at = 'cestolieto', by = asker }: Visit = {}) {
  const readRequest = createRequestReader(
    demoTenants.map(({ facts }) => facts),
    readConfig({}),
  );
  const pages = createPages({
    renderer,
    shop: createInnerCalls(shop.backend, readRequest),
    originOf: () => 'https://shop.example',
    isGone: () => Promise.resolve(false),
    sessionCookie,
    accountCookie: 'X-Ebsn-Account',
    now: Date.now,
  });
  const request = new Request(`${hostOf(at)}${path}`, { headers: { Cookie: cookie } });
  return pages(request, { brand: brandNamed(at), language: 'it' }, by);
}

/** What of such a page says whose it is. */
async function shopperPage(cookie: string, visit?: Visit) {
  const answer = await askFor(cookie, visit);
  const html = await answer.text();
  return {
    status: answer.status,
    caching: answer.headers.get('cache-control'),
    setsCookie: answer.headers.get('set-cookie'),
    isPersonal: html.includes('"isPersonal":true'),
    /** Everybody the document speaks of. */
    users: [...new Set([...html.matchAll(/"userId":(-?\d+)/g)].map(([, userId]) => Number(userId)))],
  };
}

/** What stands in the main part of such a page. */
async function mainOf(cookie: string, visit: Visit): Promise<string> {
  const html = await (await askFor(cookie, visit)).text();
  const [, main] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  if (main === undefined) throw new Error('the page has no main part');
  return main
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const frame = { status: 200, caching: 'private, no-store', setsCookie: null, isPersonal: false, users: [] };

const pageOf = (userId: number) => ({ ...frame, isPersonal: true, users: [userId] });

test('a cart is rendered for the shopper whose session it is asked with, and kept by nobody', async () => {
  const [one, other] = [await logIn('demo'), await logIn('vuoto')];
  const first = await shopperPage(one);
  expect(first).toEqual(pageOf(first.users[0] ?? 0));
  const pages = await Promise.all([one, other, one, other].map((cookie) => shopperPage(cookie)));
  const [, second] = pages;
  expect(second?.users).not.toEqual(first.users);
  expect(pages).toEqual([first, second, first, second]);
});

test('what else a browser sends decides nothing', async () => {
  const [one, other] = [await logIn('demo'), await logIn('vuoto')];
  const mixed = await shopperPage(`X-Ebsn-Account=1; ${one}; other=${other}`);
  expect(mixed).toEqual(await shopperPage(one));
});

test('NAV-25, SES-07: without a session that counts the frame is sent', async () => {
  const [ended, expired] = [await logIn('demo'), await logIn('demo')];
  expect(await shopperPage(expired)).toMatchObject({ isPersonal: true });
  await call(logout, { body: {}, cookie: ended });
  expect(await shopperPage(ended)).toEqual(frame);
  await shop.database.script("UPDATE sessions SET seen_at = seen_at - interval '100 days'");
  expect(await shopperPage(expired)).toEqual(frame);
  expect(await shopperPage(`${sessionCookie}=nobody`)).toEqual(frame);
  expect(await shopperPage('')).toEqual(frame);
});

test("a session of another brand is nobody's", async () => {
  const cookie = await logIn('demo', 'ortavia');
  expect(await shopperPage(cookie, { at: 'ortavia' })).toMatchObject({ isPersonal: true });
  expect(await shopperPage(cookie)).toEqual(frame);
});

test("decision 011: from an origin of the app's shell no cookie counts", async () => {
  const cookie = await logIn('demo');
  const by = { ...asker, appOrigin: 'capacitor://localhost' };
  expect(await shopperPage(cookie, { by })).toEqual(frame);
});

test('decision 053: orders, an order and the checkout are in the document for their shopper alone', async () => {
  const [one, other] = [await logIn('demo'), await logIn('vuoto')];
  const orders = await mainOf(one, { path: '/profile/orders' });
  const [, orderId = ''] = /Ordine (\d+)/.exec(orders) ?? [];
  expect(orders).toContain(`Ordine ${orderId}`);
  const path = `/profile/orders/${orderId}`;
  expect(await mainOf(one, { path })).toContain('Ricompra tutto');
  expect(await mainOf(other, { path: '/profile/orders' })).toContain('Ancora nessun ordine');
  // Somebody else's order is not there: the browser asks, and says so.
  expect(await mainOf(other, { path })).toMatch(/Dettaglio ordine$/);
  expect(await shopperPage(one, { path })).toMatchObject({ isPersonal: true, caching: 'private, no-store' });
});
