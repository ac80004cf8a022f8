import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { anonymiseUser, requestAnonymisation } from '../../../contract/api/account/account.ts';
import { exportPersonalData } from '../../../contract/api/account/person-export.ts';
import { deleteFromCart, viewCart } from '../../../contract/api/shopping/cart.ts';
import { setSpendingCap } from '../../../contract/api/shopping/spending-cap.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { capStanding } from '../../../contract/rules/price/spending-cap.ts';
import { done, fill, plenty, prepare, readyToShop } from '../journeys.ts';
import { mailed, newcomer } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let shopper: ShopClient;

const set = (spendingCap: unknown, client = shopper) =>
  client.call(setSpendingCap, { spending_cap: spendingCap as number });
const cartOf = (client = shopper) => done(client.call(viewCart));
const capOf = async (client = shopper) => (await cartOf(client)).user.spendingCap;
const caps = () =>
  rowsOf<{ tenant: string; cap: number }>(
    shop().database.db,
    sql`SELECT tenant_id AS tenant, spending_cap AS cap FROM users WHERE spending_cap IS NOT NULL ORDER BY 1`,
  );

beforeEach(async () => {
  await shop().database.script('UPDATE users SET spending_cap = NULL');
  shopper = await shop().visitor().logIn('demo');
});

test('C15 keeps a cap with the user, changes it and takes it away, on every device (B-36)', async () => {
  expect(await capOf()).toBeNull();
  expect((await done(set(8000))).user.spendingCap).toBe(8000);
  const phone = await shop().visitor().logIn('demo');
  expect(await capOf(phone)).toBe(8000);
  expect((await done(set('12345', phone))).user.spendingCap).toBe(12_345);
  expect(await capOf()).toBe(12_345);
  for (const _ of ['once', 'and again']) expect((await done(set(null))).user.spendingCap).toBeNull();
  expect([await capOf(phone), await caps()]).toEqual([null, []]);
});

test.each([
  [99, 'cart.spendingCap.bounds', 200],
  [0, 'cart.spendingCap.bounds', 200],
  [-5000, 'cart.spendingCap.bounds', 200],
  [999_901, 'cart.spendingCap.bounds', 200],
  [80.5, 'request.parameter', 422],
  ['80,00', 'request.parameter', 422],
  ['', 'request.parameter', 422],
  [true, 'request.parameter', 422],
  [undefined, 'request.parameter', 422],
])('C15 refuses a cap of %s and keeps the one there is', async (cents, code, http) => {
  await done(set(8000));
  const refused = await set(cents);
  expect([refused.http, refused.code]).toEqual([http, code]);
  expect(await capOf()).toBe(8000);
});

test('C15 takes the least and the greatest cap, and says its bounds in the language asked for', async () => {
  expect((await done(set(100))).user.spendingCap).toBe(100);
  expect((await done(set(999_900))).user.spendingCap).toBe(999_900);
  expect((await set(99)).body.response.errorsMessage).toEqual(['Scegli un tetto di spesa da 1 € a 9.999 €.']);
  shopper.acceptLanguage = 'en-US';
  expect((await set(99)).body.response.errorsMessage).toEqual(['Choose a spending cap from €1 to €9,999.']);
});

test('C15 a cap that is passed takes no line away, and opens no prepared cart (B-36)', async () => {
  await readyToShop(shopper);
  const items = linesOf(await cartOf()).map(({ itemId }) => ({ itemId }));
  if (items.length > 0) await done(shopper.call(deleteFromCart, { items }));
  await fill(shopper, plenty);
  await prepare(shopper);
  const before = await cartOf();
  const capped = await done(set(100));
  const total = Math.round(before.totalPrice * 100);
  expect(capped).toEqual({ ...before, user: { ...before.user, spendingCap: 100 } });
  expect(capped.lockedUntil).not.toBeNull();
  expect(capStanding(capped)).toEqual({ cap: 100, left: 0, over: total - 100 });
  const filled = await fill(shopper, [['penne-rigate-500-g', 1]]);
  expect(linesOf(filled)).toHaveLength(linesOf(before).length + 1);
  expect(filled.user.spendingCap).toBe(100);
});

test('C15 is for users logged in, and one’s own: nobody else’s, in no other brand (B-36)', async () => {
  const reader = await shop().visitor().logIn('lettura');
  const elsewhere = await shop().visitor('ortavia').logIn('demo');
  await done(set(8000));
  expect([await capOf(reader), await capOf(elsewhere)]).toEqual([null, null]);
  await done(set(5000, elsewhere));
  await done(set(null, reader));
  expect(await capOf()).toBe(8000);
  expect(await caps()).toEqual([
    { tenant: 'cestolieto', cap: 8000 },
    { tenant: 'ortavia', cap: 5000 },
  ]);
  const visitor = shop().visitor();
  expect((await set(7000, visitor)).http).toBe(419);
  expect((await cartOf(visitor)).user.spendingCap).toBeNull();
});

test('B-36 the cap is in the export and goes with the account', async () => {
  const email = 'tina.attenta@posta.example';
  const person = await newcomer(shop(), email);
  await done(set(4321, person));
  await done(set(8000));
  const { data } = await done(person.call(exportPersonalData));
  expect(data['users']).toMatchObject([{ spending_cap: 4321 }]);
  await done(person.call(requestAnonymisation));
  const token = await mailed(person, email, ['anonymize', 'token']);
  await done(person.call(anonymiseUser, { login: email, token }));
  expect(await caps()).toEqual([{ tenant: 'cestolieto', cap: 8000 }]);
});
