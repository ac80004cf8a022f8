import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { login } from '../../../contract/api/account/auth.ts';
import { viewCart } from '../../../contract/api/shopping/cart.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { listPaymentAuths } from '../../../contract/api/ordering/checkout.ts';
import { listOrders } from '../../../contract/api/ordering/order.ts';
import { viewUserDetail } from '../../../contract/api/account/registration.ts';
import { done, product } from '../journeys.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
const brands = ['cestolieto', 'ortavia', 'passolesto'];

test.each(brands)('%s has its demo accounts', async (brand) => {
  const client = async (name: string) => shop().visitor(brand).logIn(name);
  const demo = await client('demo');
  expect((await done(demo.call(viewUserDetail))).points).toBe(320);
  const { orders, page } = await done(demo.call(listOrders, { page_size: 100, fetch_detail: true }));
  expect(page.totItems).toBeGreaterThanOrEqual(14);
  expect(orders.every((order) => linesOf({ cartItems: order.orderItems ?? [] }).length > 3)).toBe(true);
  expect((await done(demo.call(listPaymentAuths, { payment_type_id: 12 }))).auths).toHaveLength(1);
  const empty = await client('vuoto');
  expect((await done(empty.call(listOrders))).page.totItems).toBe(0);
  expect((await done((await client('agente')).call(viewUserDetail))).userTypeId).toBe(1);
  const fresh = { login: `nuovo@${brand}.example`, password: 'Demo2026!' };
  expect((await shop().visitor(brand).call(login, fresh)).code).toBe('auth.unconfirmed');
  const paolo = await done((await client('paolo.conti')).call(viewUserDetail));
  expect([paolo.firstName, paolo.lastName, paolo.legals]).toEqual(['Paolo', 'Conti', []]);
});

test('lists belong to whom the contract says, shared as it says', async () => {
  const rows = await rowsOf<{ tenant: string; name: string; owner: string; shared: string }>(
    shop().database.db,
    sql`SELECT w.tenant_id AS tenant, w.name, split_part(u.login, '@', 1) AS owner,
        coalesce((SELECT string_agg(g.grant_kind || ' ' || split_part(r.login, '@', 1), ',') FROM wishlist_grants g
          JOIN users r ON r.tenant_id = g.tenant_id AND r.user_id = g.user_id
          WHERE g.tenant_id = w.tenant_id AND g.list_id = w.list_id), '') AS shared
      FROM wishlists w JOIN users u ON u.tenant_id = w.tenant_id AND u.user_id = w.user_id ORDER BY w.list_id`,
  );
  for (const brand of brands) {
    const own = rows.filter((row) => row.tenant === brand);
    expect(own.filter((row) => row.name === 'Preferiti')).toHaveLength(6);
    expect(
      own.filter((row) => row.name !== 'Preferiti').map(({ name, owner, shared }) => [name, owner, shared]),
    ).toEqual([
      ['Spesa della settimana', 'demo', 'READ lettura'],
      ['Festa', 'demo', 'WRITE lettura'],
    ]);
  }
});

const facts: readonly (readonly [slug: string, expected: object])[] = [
  [
    'penne-rigate-500-g',
    {
      priceDisplay: 0.99,
      minAcq: 1,
      priceUmDisplay: 1.98,
      productInfos: { MAXACQ: '24', WEIGHT_SELLING: '500' },
    },
  ],
  [
    'petto-di-pollo-a-fette-450-g',
    { priceDisplay: 11.99, productInfos: { TIPOLOGIA: 'Confezione', MAXACQ: '8' } },
  ],
  [
    'mele-annurche',
    {
      priceDisplay: 2.79,
      productInfos: { TIPOLOGIA: 'Sfuso', WEIGHT_SELLING: '0.5', STEP_SELLING: '0.25', MAXACQ: '10' },
    },
  ],
  [
    'prosciutto-cotto-al-banco',
    { priceDisplay: 22.9, productInfos: { WEIGHT_SELLING: '100', STEP_SELLING: '50', MAXACQ: '2000' } },
  ],
  [
    'acqua-naturale-1-5-l',
    { priceDisplay: 0.42, minAcq: 6, productInfos: { QTY_MULT: '6', QTY_LOCKED: 'true', MAXACQ: '40' } },
  ],
  ['yogurt-magro-125-g', { priceDisplay: 0.65, minAcq: 4 }],
  ['birra-chiara-3x33-cl', { priceDisplay: 3.27, maxAcq: 12, productInfos: { MULTI_PACK: '3' } }],
  ['tartufo-nero-30-g', { priceDisplay: 19.9, available: 0 }],
  ['burrata-250-g', { priceDisplay: 3.99, available: 3, maxAcq: 10, productInfos: { MAXACQ: '20' } }],
  [
    'zucchero-offerta-1-kg',
    { priceDisplay: 0.79, productClassRuleMax: { max: 3, productClassName: 'Offerta limitata' } },
  ],
  [
    'farina-offerta-1-kg',
    { priceDisplay: 0.69, productClassRuleMax: { max: 3, productClassName: 'Offerta limitata' } },
  ],
  [
    'biscotti-frollini-700-g',
    { priceDisplay: 2.49, priceStandardDisplay: 3.29, warehousePromo: { discountPerc: 24.3 } },
  ],
  ['olio-extravergine-latta-5-l', { priceDisplay: 29.9, productInfos: { MAXACQ: '12' } }],
  ['caffe-macinato-250-g', { priceDisplay: 3.19, name: expect.stringMatching(/^Caffè/) as string }],
];

test.each(facts)('%s has its figures in every brand', async (slug, expected) => {
  for (const brand of brands) {
    const found = await product(shop().visitor(brand), slug);
    expect(found).toMatchObject(expected);
    expect(found.available === 0 || found.available === 3 || found.available >= 100_000).toBe(true);
  }
});

test('pictures of products and slides can be looked up by their brand', async () => {
  const penne = await product(shop().visitor('ortavia'), 'penne-rigate-500-g');
  const key = /^\/media\/([0-9a-f]{20})-\d+\.webp$/.exec(penne.mediaURL)?.[1] ?? '';
  expect(await shop().backend.findPicture('ortavia', key)).toMatchObject({
    kind: expect.any(String) as string,
  });
  expect(await shop().backend.findPicture('ortavia', '0'.repeat(20))).toBeNull();
  expect(await shop().backend.findPicture('nessuno', key)).toBeNull();
});

test('a cart of a visitor who was never here is ready at login', async () => {
  const reader = await shop().visitor('passolesto').logIn('lettura');
  expect((await done(reader.call(viewCart))).shippingAddress).toMatchObject({
    city: 'Latina',
    autoAssigned: true,
  });
});
