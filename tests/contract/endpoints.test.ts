import * as fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import * as account from '../../contract/api/account/account.ts';
import * as address from '../../contract/api/shopping/address.ts';
import * as areaNotice from '../../contract/api/shopping/area-notice.ts';
import * as auth from '../../contract/api/account/auth.ts';
import * as openSessions from '../../contract/api/account/open-sessions.ts';
import * as botCheck from '../../contract/api/account/bot-check.ts';
import * as cart from '../../contract/api/shopping/cart.ts';
import * as cartLines from '../../contract/api/shopping/cart-lines.ts';
import * as cartGift from '../../contract/api/shopping/cart-gift.ts';
import * as spendingCap from '../../contract/api/shopping/spending-cap.ts';
import * as category from '../../contract/api/shopping/category.ts';
import * as checkout from '../../contract/api/ordering/checkout.ts';
import * as device from '../../contract/api/account/device.ts';
import * as disclaimer from '../../contract/api/account/disclaimer.ts';
import type { Endpoint } from '../../contract/api/endpoint.ts';
import * as exclusion from '../../contract/api/account/exclusion.ts';
import * as fiscalPerson from '../../contract/api/account/fiscal-person.ts';
import * as giftList from '../../contract/api/shopping/gift-list.ts';
import * as note from '../../contract/api/shopping/note.ts';
import * as order from '../../contract/api/ordering/order.ts';
import * as orderInfos from '../../contract/api/ordering/order-infos.ts';
import * as orderDocument from '../../contract/api/ordering/order-document.ts';
import * as personExport from '../../contract/api/account/person-export.ts';
import * as product from '../../contract/api/shopping/product.ts';
import * as productAlert from '../../contract/api/shopping/product-alert.ts';
import * as productMatch from '../../contract/api/shopping/product-match.ts';
import * as push from '../../contract/api/account/push.ts';
import * as registration from '../../contract/api/account/registration.ts';
import * as shopAtWork from '../../contract/api/account/shop-at-work.ts';
import * as social from '../../contract/api/account/social.ts';
import * as store from '../../contract/api/shopping/store.ts';
import * as timeslot from '../../contract/api/shopping/timeslot.ts';
import * as usuals from '../../contract/api/ordering/usuals.ts';
import * as wishlistLink from '../../contract/api/shopping/wishlist-link.ts';
import * as wishlistMember from '../../contract/api/shopping/wishlist-member.ts';
import * as wishlist from '../../contract/api/shopping/wishlist.ts';
import { shopRoutes } from '../../backend/routes.ts';
import type { ShopClient } from '../backend/shop-client.ts';
import { testShopOfFile } from '../backend/test-shop.ts';

const areas = [
  account,
  address,
  areaNotice,
  auth,
  botCheck,
  cart,
  cartGift,
  cartLines,
  spendingCap,
  category,
  checkout,
  device,
  disclaimer,
  exclusion,
  fiscalPerson,
  giftList,
  note,
  openSessions,
  order,
  orderInfos,
  orderDocument,
  personExport,
  product,
  productAlert,
  productMatch,
  push,
  registration,
  shopAtWork,
  social,
  store,
  timeslot,
  usuals,
  wishlist,
  wishlistLink,
  wishlistMember,
];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'visibility' in value;

const endpoints: readonly Endpoint[] = areas.flatMap((area) =>
  Object.values<unknown>(area).filter(isEndpoint),
);
const named = endpoints.map(
  (endpoint) => [`${endpoint.id} ${endpoint.method} ${endpoint.path}`, endpoint] as const,
);

const shop = testShopOfFile();
let shopper: ShopClient;

beforeAll(async () => {
  shopper = await shop().visitor().logIn('vuoto');
});

test('every endpoint of the contract has its handler, and no handler stands outside the contract', () => {
  const served = shopRoutes().all.map((route) => route.endpoint);
  expect(new Set(served)).toEqual(new Set(endpoints));
  expect(endpoints.length).toBe(142);
});

test.each(named.filter(([, endpoint]) => endpoint.auth === 'login'))(
  '%s asks for a login (419)',
  async (_, endpoint) => {
    const answer = await shop().visitor().call(endpoint, {});
    expect([answer.http, answer.status, answer.code]).toEqual([419, 3, 'auth.required']);
  },
);

test.each(named.filter(([, endpoint]) => endpoint.effect === 'write'))(
  'reliability 16: %s is closed to other sites (403)',
  async (_, endpoint) => {
    for (const headers of [{ 'X-Ebsn-Client': '' }, { Origin: 'https://evil.example' }]) {
      expect((await shopper.call(endpoint, {}, { headers })).http).toBe(403);
    }
  },
);

test.each(named)('%s knows its methods (405)', async (_, endpoint) => {
  const answer = await shopper.raw(endpoint.path, { method: 'PATCH', body: '{}' });
  expect(answer.http).toBe(405);
  expect(answer.headers.get('allow')).toContain(endpoint.method);
});

// A call without its slug is the list of the same path.
const lists = new Set(endpoints.filter(({ params }) => v.is(params, {})).map(({ path }) => path));
const demands = named.filter(([, { params, path }]) => !v.is(params, {}) && !lists.has(path));

test.each(demands)('%s misses its parameters (422)', async (_, endpoint) => {
  const answer = await shopper.call(endpoint, {});
  expect([answer.http, answer.status, answer.code]).toEqual([422, 2, 'request.parameter']);
  expect(answer.field).not.toBeNull();
});

const names = [
  'items',
  'lines',
  'order_id',
  'list_id',
  'link_id',
  'member_id',
  'grant',
  'wishlistId',
  'orderId',
  'orderItemId',
  'reason',
  'noteId',
  'userPersonFiscalId',
  'vatNumber',
  'rating',
  'name',
  'product_id',
  'productId',
  'code',
  'property',
  'value',
  'address_id',
  'addressId',
  'store_id',
  'sel_date',
  'timeslot_id',
  'q',
  'slug',
  'page',
  'page_size',
  'sort',
  'filter',
  'payment_type_id',
  'payment_data',
  'latitude',
  'longitude',
  'distance',
  'restoreToken',
  'depth',
  'categoryId',
  'operation',
  'id',
  'city',
  'address1',
  'postalcode',
  'province',
  'hash',
  'e_mail',
  'login',
  'password',
  'token',
  'reset_token',
  'reg_control_code',
  'new_email',
  'username',
  'birthdate',
  'legals',
  'disclaimers',
  'platform',
  'uuid',
  'external_id',
  'subscriptionCode',
  '__proto__',
  'toString',
];
const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(
    '1',
    '0',
    '-1',
    '2147483648',
    '1e9',
    'NaN',
    "' OR 1=1 --",
    '2026-02-30',
    '<b>',
    '%00',
    '../../etc/passwd',
    '${7*7}',
  ),
  fc.array(
    fc.record(
      {
        itemId: fc.integer(),
        productId: fc.integer(),
        quantity: fc.double(),
        infos: fc.dictionary(fc.string(), fc.string()),
      },
      { noNullPrototype: true },
    ),
    { maxLength: 3 },
  ),
);
const queryText = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();
const oddParams = fc.dictionary(fc.constantFrom(...names), odd, { maxKeys: 6 });

test.each(named)(
  'reliability 28: %s answers anything with an envelope and never a 5xx (API-30)',
  { timeout: 60_000 },
  async (_, endpoint) => {
    await fc.assert(
      fc.asyncProperty(oddParams, async (params) => {
        const body = JSON.stringify(params);
        const headers = { 'Content-Type': 'application/json' };
        const query = Object.entries(params).map(
          ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(queryText(value))}`,
        );
        const answer = await (endpoint.method === 'GET'
          ? shopper.raw(`${endpoint.path}?${query.join('&')}`)
          : shopper.raw(endpoint.path, { method: 'POST', headers, body }));
        expect(answer.http).toBeLessThan(500);
        if (answer.http === 419) await shopper.logIn('vuoto');
      }),
      { numRuns: 25 },
    );
  },
);

test('reliability 28: any bytes as a body are answered with an envelope', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom('application/json', 'application/x-www-form-urlencoded'),
      async (bytes, type) => {
        const answer = await shopper.raw('/ebsn/api/cart/add', {
          method: 'POST',
          headers: { 'Content-Type': type },
          body: new Blob([Uint8Array.from(bytes)]),
        });
        expect([200, 400, 419, 422]).toContain(answer.http);
      },
    ),
    { numRuns: 200 },
  );
});
