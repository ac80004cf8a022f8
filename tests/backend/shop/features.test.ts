import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsOfFeatures } from '../../../backend/feature-calls.ts';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { shopRoutes } from '../../../backend/routes.ts';
import { registerUser, viewUserDetail } from '../../../contract/api/account/registration.ts';
import { contentApi } from '../../../contract/api/content/content.ts';
import type { Endpoint } from '../../../contract/api/endpoint.ts';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import { claimOrderLine, viewOrder } from '../../../contract/api/ordering/order.ts';
import { listPickupPoints, selectAddress } from '../../../contract/api/shopping/address.ts';
import { viewCart } from '../../../contract/api/shopping/cart.ts';
import { insertWishlist } from '../../../contract/api/shopping/wishlist.ts';
import type { ShopFeature } from '../../../contract/tenant.ts';
import { demoTenants } from '../demo-tenants.ts';
import { done, fill, moveOrder, prepare, readyToShop } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { fresh } from '../wishlists.ts';

const features = Object.keys(callsOfFeatures) as ShopFeature[]; // the record's keys
const bare = 'cestolieto';
const whole = 'ortavia';

let shop: TestShop;
let shopper: ShopClient;

beforeAll(async () => {
  const tenants = demoTenants.map(({ facts, ...rest }) => ({
    ...rest,
    facts: facts.tenantId === bare ? { ...facts, without: features } : facts,
  }));
  shop = await openTestShop({}, { tenants });
  shopper = await shop.visitor(bare).logIn('demo');
});

afterAll(() => shop?.backend.close());

const endpoints: readonly Endpoint[] = shopRoutes().all.map(({ endpoint }) => endpoint);

const isOf = (path: string, patterns: readonly string[]): boolean =>
  patterns.some((one) => (one.endsWith('/*') ? path.startsWith(one.slice(0, -1)) : path === one));

const idsOf = (feature: ShopFeature): string[] => [
  ...new Set(endpoints.filter(({ path }) => isOf(path, callsOfFeatures[feature])).map(({ id }) => id)),
];

const off = endpoints.filter(({ path }) => features.some((feature) => isOf(path, callsOfFeatures[feature])));

/** The rows of every table, by its name. */
async function rowCounts(): Promise<Readonly<Record<string, number>>> {
  const tables = await rowsOf<{ name: string }>(
    shop.database.db,
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  const counts = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await rowsOf<{ n: number }>(
        shop.database.db,
        sql`SELECT count(*)::int AS n FROM ${sql.identifier(name)}`,
      );
      return [name, rows[0]?.n ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts);
}

const factsOf = (brand: string) => demoTenants.find(({ facts }) => facts.tenantId === brand)?.facts;

const certificatesOf = async () => (await rowCounts())['gift_certificates'];

/** Comes from Google as one of the two persons its test page knows; answers where that ends. */
async function arriveAs(client: ShopClient, person: string): Promise<string | null> {
  const begun = await client.send('/ebsn/api/social-redir/google-mobile');
  const html = await (await client.send(begun.headers.get('location') ?? '')).text();
  const links = [...html.matchAll(/<a class="person" href="([^"]+)">([^<]+)</g)];
  const [, link = ''] = links.find(([, , name]) => name?.includes(person)) ?? [];
  return (await client.send(link.replaceAll('&amp;', '&'))).headers.get('location');
}

describe('a brand without any feature it may be without', () => {
  test('TEN-08: the calls of a feature are those its endpoints name', () => {
    const lists = endpoints.filter(({ id }) => /^W\d/.test(id)).map(({ id }) => id);
    expect(lists.length).toBeGreaterThan(15);
    expect(Object.fromEntries(features.map((feature) => [feature, idsOf(feature).toSorted()]))).toEqual({
      claims: ['O14'],
      flyers: [],
      lists: lists.toSorted(),
      lockers: [],
      loyalty: ['U01', 'U02'],
      perks: [],
      push: ['A06', 'A07', 'A19', 'A20', 'A21'],
      recipes: [],
      registration: ['R05', 'R17'],
      singleSignOn: [],
    });
  });

  test.each(off.map((endpoint) => [`${endpoint.id} ${endpoint.path}`, endpoint] as const))(
    'TEN-08: %s is unknown there, by any method, and changes nothing',
    async (_, endpoint) => {
      const before = await rowCounts();
      for (const method of ['GET', 'POST']) {
        const { http, code } = await shopper.call(endpoint, {}, { method });
        expect([method, http, code]).toEqual([method, 404, 'resource.unknown']);
      }
      const shouted = await shopper.raw(endpoint.path.toUpperCase().replace('/EBSN/API', '/ebsn/api'));
      expect(shouted.http).toBe(404);
      expect(await rowCounts()).toEqual(before);
    },
  );

  test('LIST-02, REG-11, B-22: a call that is right anywhere else has no effect', async () => {
    const before = await rowCounts();
    const calls = [
      shopper.call(insertWishlist, { name: 'Spesa' }),
      shopper.call(claimOrderLine, { orderId: 1, orderItemId: 1, reason: 'missing' }),
      shop.visitor(bare).call(registerUser, { email: 'nuova@posta.example' }),
    ];
    for (const { http } of await Promise.all(calls)) expect(http).toBe(404);
    expect(await rowCounts()).toEqual(before);
  });

  test('SES-21: single sign-on is unknown', async () => {
    for (const step of ['do-login', 'do-logout', 'complete']) {
      expect((await shopper.raw(`/ebsn/api/saml/${step}`)).http).toBe(404);
    }
  });

  test.each(['volantini', 'vantaggi', 'ricette'])('NAV-20: the texts of %s are unknown', async (type) => {
    for (const path of [`${contentApi}/${type}`, `${contentApi}/wp/v2/${type}?slug=amatriciana`]) {
      expect((await shopper.send(path)).status).toBe(404);
      expect((await shop.visitor(whole).send(path)).status).toBe(200);
    }
  });

  test('NAV-20, TEN-08: neither menus, slides, what is found nor the map lead to a feature', async () => {
    const textOf = async (path: string) => (await shopper.send(`${contentApi}/${path}`)).text();
    const texts = await Promise.all([
      ...['header', 'footer', 'links'].map((location) => textOf(`menu-locations/${location}`)),
      textOf('slides_by_id/1'),
      textOf('custom/ali/search?q=pasta'),
      textOf('wp/v2/search?search=pasta'),
    ]);
    const map = JSON.stringify((await shop.backend.listAddresses(bare))?.content);
    for (const text of [...texts, map]) {
      expect(text).not.toMatch(
        /"\/(?:volantini|vantaggi|ricette|profile\/(?:lists|loyalty)|registration-user)/,
      );
    }
    expect(map).toContain('/page/');
    expect(texts[1]).toContain('/page/');
  });

  test('ADR-32: lockers are neither listed nor chosen', async () => {
    const elsewhere = await shop.visitor(whole).logIn('demo');
    const typesFor = async (client: ShopClient) =>
      new Set((await done(client.call(listPickupPoints))).addresses.map((point) => point.addressTypeId));
    expect(await typesFor(shopper)).toEqual(new Set([3]));
    expect(await typesFor(elsewhere)).toEqual(new Set([3, 5]));
    const rows = await rowsOf<{ id: number }>(
      shop.database.db,
      sql`SELECT address_id AS id FROM addresses WHERE tenant_id = ${bare} AND address_type_id = 5 LIMIT 1`,
    );
    const wanted = { address_type: 'locker', address_id: rows[0]?.id, delivery_service_id: 1 };
    const { shippingAddress: before } = await done(shopper.call(viewCart));
    const { status, code } = await shopper.call(selectAddress, wanted);
    expect([status, code]).toEqual([1, 'address.unknown']);
    expect((await done(shopper.call(viewCart))).shippingAddress).toEqual(before);
  });

  test('LOY-04, LOY-08: a purchase earns neither points nor certificates, though the brand tells when it would', async () => {
    const reader = await shop.visitor(bare).logIn('lettura');
    expect(factsOf(bare)).toMatchObject({ pointsPerEuro: 1, giftPromotions: [{ minSpendCents: 10_000 }] });
    const pointsOf = async () => (await done(reader.call(viewUserDetail))).points;
    const [before, certificates] = [await pointsOf(), await certificatesOf()];
    await readyToShop(reader);
    const cart = await fill(reader, [['olio-extravergine-latta-5-l', 4]]);
    expect([cart.itemsTotal, cart.giftCertificatesToGenerate]).toEqual([119.6, []]);
    await prepare(reader);
    const { orderId } = await done(reader.call(buy, { payment_type_id: 2 }));
    await moveOrder(reader, orderId, 8);
    const order = await done(reader.call(viewOrder, { order_id: orderId }));
    expect([order.orderStatusId, order.giftCertificatesToGenerate]).toEqual([8, []]);
    expect([await pointsOf(), await certificatesOf()]).toEqual([before, certificates]);
  });

  test('REG-11, SES-20: a newcomer a provider vouches for is led to the login, and no account is opened', async () => {
    const accounts = async () => (await rowCounts())['users'];
    const before = await accounts();
    const visitor = shop.visitor(bare);
    const end = await arriveAs(visitor, 'Chiara');
    expect(end).toBe('/login');
    expect([await accounts(), (await visitor.call(viewCart)).body.user.userId]).toEqual([before, -1]);
    expect(await arriveAs(shop.visitor(whole), 'Chiara')).toMatch(
      /^\/registration-user\?social_login=google&/,
    );
  });

  test('SES-19: whoever has an account is logged in as ever', async () => {
    const visitor = shop.visitor(bare);
    expect(await arriveAs(visitor, 'Giulia')).toBe('/');
    expect((await done(visitor.call(viewUserDetail))).login).toBe(`demo@${bare}.example`);
  });

  test('TEN-08: another brand keeps them all', async () => {
    const elsewhere = await shop.visitor(whole).logIn('demo');
    expect(await fresh(elsewhere, 'Spesa')).toBeGreaterThan(0);
  });

  test('NAV-09: whoever has still to open the mail of an account reads so where registration has pages', async () => {
    for (const brand of [bare, whole])
      await shop.database.db.execute(
        sql`UPDATE users SET profile_level = 1 WHERE tenant_id = ${brand} AND login = ${`demo@${brand}.example`}`,
      );
    const ends = await Promise.all([bare, whole].map((brand) => arriveAs(shop.visitor(brand), 'Giulia')));
    expect(ends).toEqual(['/login', '/registration-completed']);
  });
});
