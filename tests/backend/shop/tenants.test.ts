import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createRequestReader } from '../../../backend/http/request-info.ts';
import { readConfig } from '../../../backend/platform/config.ts';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { login, restoreSession } from '../../../contract/api/account/auth.ts';
import { viewAddress, listAddresses } from '../../../contract/api/shopping/address.ts';
import { addAllFromWishlist, viewCart } from '../../../contract/api/shopping/cart.ts';
import { listOrders, viewOrder } from '../../../contract/api/ordering/order.ts';
import { viewUserDetail } from '../../../contract/api/account/registration.ts';
import { listStores, viewStore } from '../../../contract/api/shopping/store.ts';
import { demoTenants } from '../demo-tenants.ts';
import { done, product } from '../journeys.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();

const hostedBy = async (host: string) => {
  const answer = await shop().backend.app.fetch(
    new Request('http://127.0.0.1/ebsn/api/store-proximity/list', { headers: { Host: host } }),
  );
  const { data } = (await answer.json()) as { data: { stores: { name: string }[] } };
  return data.stores[0]!.name.split(' ')[0]!.toLowerCase();
};

test.each([
  ['ortavia.localhost', 'ortavia'],
  ['ORTAVIA.localhost:8080', 'ortavia'],
  ['www.ortavia.example', 'ortavia'],
  ['passolesto.localhost.', 'passolesto'],
  ['localhost:3000', 'cestolieto'],
  ['127.0.0.1', 'cestolieto'],
  ['example.org', 'cestolieto'],
  ['ortavia.localhost.evil.example', 'cestolieto'],
])('T6: host %s is %s', async (host, brand) => {
  expect(await hostedBy(host)).toBe(brand);
});

test('T6: the tenant a web server resolved already is not resolved again', async () => {
  const readRequest = createRequestReader(
    demoTenants.map(({ facts }) => facts),
    readConfig({}),
  );
  const resolved = readRequest(new Request('http://ortavia.localhost/ebsn/api/store-proximity/list'), {});
  const answer = await shop().backend.app.fetch(
    new Request('http://cestolieto.localhost/ebsn/api/store-proximity/list'),
    { info: resolved },
  );
  expect(await answer.text()).toContain('Ortavia');
});

test('reliability 25: T6: X-Forwarded-Host counts for nobody without a trusted proxy', async () => {
  const answer = await shop()
    .visitor('cestolieto')
    .send('/ebsn/api/store-proximity/list', { headers: { 'X-Forwarded-Host': 'ortavia.localhost' } });
  expect(await answer.text()).toContain('Cestolieto');
});

test('reliability 10, 25: a session of one brand is nothing at another (TEN-09)', async () => {
  const shopper = await shop().visitor('cestolieto').logIn('demo');
  const elsewhere = shop().visitor('ortavia');
  for (const [name, value] of shopper.cookies) elsewhere.cookies.set(name, value);
  expect((await elsewhere.call(viewCart)).body.user.userId).toBe(-1);
  elsewhere.cookies.set('X-Ebsn-Session', shopper.cookies.get('X-Ebsn-Session')!);
  expect((await elsewhere.call(viewUserDetail)).http).toBe(419);
  const opened = await done(
    shop().visitor().call(login, { login: 'demo@cestolieto.example', password: 'Demo2026!' }),
  );
  expect(
    (await shop().visitor('ortavia').call(restoreSession, { restoreToken: opened.restoreToken })).code,
  ).toBe('auth.restore.invalid');
});

test('reliability 25: ids of one brand are unknown at another, and unique over all (T4)', async () => {
  const one = await shop().visitor('cestolieto').logIn('demo');
  const other = await shop().visitor('ortavia').logIn('demo');
  const mine = (await done(one.call(listOrders))).orders[0]!.orderId;
  expect((await other.call(viewOrder, { order_id: mine })).http).toBe(404);
  const home = (await done(one.call(listAddresses, { address_type: 'home' }))).addresses[0]!.addressId;
  expect((await other.call(viewAddress, { address_id: home })).http).toBe(404);
  const { stores } = await done(one.call(listStores));
  expect((await other.call(viewStore, { store_id: stores[0]!.storeId })).http).toBe(404);
  const carts = [await done(one.call(viewCart)), await done(other.call(viewCart))];
  expect(carts[0]!.cartId).not.toBe(carts[1]!.cartId);
  const penne = [await product(one, 'penne-rigate-500-g'), await product(other, 'penne-rigate-500-g')];
  expect(penne[0]!.productId).not.toBe(penne[1]!.productId);
  for (let listId = 1; listId < 12; listId += 1) {
    const codes = await Promise.all(
      [one, other].map((client) => client.call(addAllFromWishlist, { list_id: listId })),
    );
    expect(codes.filter((answer) => answer.code === 'wishlist.unknown').length).toBeGreaterThanOrEqual(1);
  }
});

test('reliability 25: each brand has its own mails', async () => {
  const mails = await shop().visitor('ortavia').send('/__dev/outbox');
  expect(await mails.json()).toEqual({ mails: [] });
});

test('every table carries tenant_id first in its primary key', async () => {
  const keys = sql`SELECT t.table_name AS name, k.column_name AS first
    FROM information_schema.tables t
    LEFT JOIN information_schema.table_constraints c ON c.table_name = t.table_name AND c.constraint_type = 'PRIMARY KEY'
    LEFT JOIN information_schema.key_column_usage k ON k.constraint_name = c.constraint_name AND k.ordinal_position = 1
    WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE'`;
  const rows = await rowsOf<{ name: string; first: string }>(shop().database.db, keys);
  expect(rows.length).toBeGreaterThan(30);
  const other = rows.filter((row) => row.name !== 'schema_migrations' && row.first !== 'tenant_id');
  expect(other).toEqual([]);
});
