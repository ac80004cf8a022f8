import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteOrder } from '../../../contract/api/ordering/order.ts';
import { addProducts } from '../../../contract/api/shopping/cart.ts';
import { listUsuals, mostUsuals } from '../../../contract/api/ordering/usuals.ts';
import type { Usual, Usuals } from '../../../contract/api/ordering/usuals.ts';
import { dayMs } from '../../../contract/rules/time/calendar-day.ts';
import { done, fill, moveOrder, plenty, product, purchase, readyToShop } from '../journeys.ts';
import type { Wanted } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { countStatements } from '../tenant-statements.ts';
import { createAccounts } from '../create-accounts.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
const usualsOf = (client: ShopClient): Promise<Usuals> => done(client.call(listUsuals));

let newcomers = 0;

/** Somebody who never bought anything. */
async function newcomer(): Promise<ShopClient> {
  if (newcomers === 0) await createAccounts(shop().database, 12);
  newcomers += 1;
  return shop()
    .visitor()
    .logIn(`folla${newcomers - 1}`);
}

const daysAgo = (days: number) => new Date(shop().clock.now().getTime() - days * dayMs);

/** A purchase of some days ago; answers the order. */
async function boughtBefore(client: ShopClient, days: number, wanted: Wanted): Promise<number> {
  const { orderId } = await purchase(client, { wanted: [...plenty, ...wanted] });
  await shop().database.db.execute(
    sql`UPDATE orders SET created_at = ${daysAgo(days).toISOString()} WHERE order_id = ${orderId}`,
  );
  return orderId;
}

const inShort = ({ usuals }: Usuals) => usuals.map(({ product: { slug }, quantity }) => [slug, quantity]);
const oil = 'olio-extravergine-latta-5-l';

test('B-20 who never ordered has no usuals', async () => {
  expect(await usualsOf(await newcomer())).toEqual({ lastOrderAt: null, usuals: [] });
});

test('B-20 what was bought twice is usual, with how much, how often, and the price of the last time', async () => {
  const client = await newcomer();
  const apples: Wanted = [['mele-annurche', 1]];
  await boughtBefore(client, 16, apples);
  expect(await usualsOf(client)).toEqual({ lastOrderAt: daysAgo(16).toISOString(), usuals: [] });
  await boughtBefore(client, 9, [
    ['mele-annurche', 2],
    ['penne-rigate-500-g', 4],
  ]);
  const { lastOrderAt, usuals } = await usualsOf(client);
  expect(lastOrderAt).toBe(daysAgo(9).toISOString());
  const habit = { chosen: {}, frequency: 'weekly', timesBought: 2, lastBoughtAt: daysAgo(9).toISOString() };
  expect(usuals).toEqual([
    {
      ...habit,
      product: await product(client, oil).then(withoutLabel),
      quantity: 2,
      lastPrice: 29.9,
      isRunningLow: true,
    },
    {
      ...habit,
      product: await product(client, 'mele-annurche').then(withoutLabel),
      quantity: 1.5,
      lastPrice: 2.79,
      isRunningLow: true,
    },
  ]);
});

/** A product as lists show it. */
const withoutLabel = ({ metaData: _, ...shown }: Usual['product']) => shown;

test('B-20 a usual has the options of the last time, while they are offered (GATE-11)', async () => {
  const client = await newcomer();
  const slug = 'prosciutto-cotto-al-banco';
  const ham = await product(client, slug);
  const keys = (at: number) =>
    Object.fromEntries(
      ham.selectOptions.map(({ parameterName, values }) => [parameterName, values[at]?.key ?? '']),
    );
  const chosen = async () =>
    (await usualsOf(client)).usuals.find((usual) => usual.product.slug === slug)?.chosen;
  const [first] = ham.selectOptions;
  await boughtBefore(client, 14, [[slug, 200, keys(0)]]);
  await boughtBefore(client, 7, [[slug, 200, keys(1)]]);
  expect(await chosen()).toEqual(keys(1));
  const items = [{ productId: ham.productId, quantity: 200, infos: keys(1) }];
  await readyToShop(client);
  const cart = await done(client.call(addProducts, { items }));
  expect(cart.cartItems?.map(({ product: added, cartItemInfo }) => [added.slug, cartItemInfo])).toEqual([
    [slug, { accept_alternatives: 'true', ...keys(1) }],
  ]);
  await shop().database.db.execute(
    sql`UPDATE order_lines SET options = options || ${JSON.stringify({ [first?.parameterName ?? '']: 'gone' })}::jsonb
      WHERE product_id = ${ham.productId}`,
  );
  expect(await chosen()).toBeNull();
});

test('B-20 a price of the past stays as it was paid', async () => {
  const client = await newcomer();
  await boughtBefore(client, 20, []);
  const last = await boughtBefore(client, 10, []);
  await shop().database.db.execute(
    sql`UPDATE order_lines SET product = jsonb_set(product, '{priceDisplay}', '27.5') WHERE order_id = ${last}`,
  );
  const [usual] = (await usualsOf(client)).usuals;
  expect([usual?.lastPrice, usual?.product.priceDisplay]).toEqual([27.5, 29.9]);
});

test('B-20 orders that wait for their payment, were cancelled or did not come do not count', async () => {
  const client = await newcomer();
  await boughtBefore(client, 21, [['penne-rigate-500-g', 3]]);
  const cancelled = await boughtBefore(client, 14, [['penne-rigate-500-g', 3]]);
  expect(inShort(await usualsOf(client))).toEqual([
    ['penne-rigate-500-g', 3],
    [oil, 2],
  ]);
  await done(client.call(deleteOrder, { order_id: cancelled }));
  const before = { lastOrderAt: daysAgo(21).toISOString(), usuals: [] };
  expect(await usualsOf(client)).toEqual(before);
  const again = await boughtBefore(client, 7, []);
  for (const status of [1, 2, 10, 11, 12, 13]) {
    await moveOrder(client, again, status);
    expect(await usualsOf(client)).toEqual(before);
  }
  for (const status of [3, 4, 5, 6, 7, 18, 8, 9]) {
    await shop().database.db.execute(sql`UPDATE orders SET status_id = ${status} WHERE order_id = ${again}`);
    expect(inShort(await usualsOf(client))).toEqual([[oil, 2]]);
  }
  await shop().database.db.execute(
    sql`UPDATE order_lines SET delivered_quantity = 0, delivered_total = 0 WHERE order_id = ${again}`,
  );
  expect((await usualsOf(client)).usuals).toEqual([]);
});

test('B-20 what was bought more than 52 weeks ago does not count', async () => {
  const client = await newcomer();
  await boughtBefore(client, 365, []);
  await boughtBefore(client, 7, []);
  expect((await usualsOf(client)).usuals).toEqual([]);
  await boughtBefore(client, 363, []);
  expect(inShort(await usualsOf(client))).toEqual([[oil, 2]]);
});

test('B-20 nobody sees what somebody else buys, here or at another brand', async () => {
  const one = await newcomer();
  const other = await newcomer();
  await boughtBefore(one, 14, []);
  await boughtBefore(other, 7, []);
  for (const client of [one, other]) expect((await usualsOf(client)).usuals).toEqual([]);
  await boughtBefore(one, 7, []);
  expect(inShort(await usualsOf(one))).toEqual([[oil, 2]]);
  expect(await usualsOf(await shop().visitor('ortavia').logIn('vuoto'))).toEqual({
    lastOrderAt: null,
    usuals: [],
  });
});

test('B-20 the nearest hundred are shown, in few statements', async () => {
  const client = await newcomer();
  const first = await boughtBefore(client, 14, []);
  const second = await boughtBefore(client, 7, []);
  const few = await countStatements(() => usualsOf(client));
  await shop().database.db.execute(
    sql`INSERT INTO order_lines (tenant_id, order_id, user_id, position, kind, product_id, product, quantity, options,
        accept_alternatives, gross_total, stock_taken)
      SELECT l.tenant_id, l.order_id, l.user_id, p.product_id, 'item', p.product_id, l.product, 1000, '{}', true, 100, 0
        FROM order_lines l JOIN products p ON p.tenant_id = l.tenant_id AND p.published AND NOT p.packaging
        WHERE l.order_id IN (${first}, ${second}) AND l.kind = 'item' AND p.slug <> ${oil} AND p.product_id % 10 = 0`,
  );
  expect((await usualsOf(client)).usuals).toHaveLength(mostUsuals);
  expect(await countStatements(() => usualsOf(client))).toBe(few);
  expect(few).toBe(6);
});

test('B-20 prices and stock are those of where the shopper shops', async () => {
  const client = await newcomer();
  const burrata: Wanted = [['burrata-250-g', 1]];
  await boughtBefore(client, 14, burrata);
  await boughtBefore(client, 7, burrata);
  const stockOf = async () =>
    (await usualsOf(client)).usuals.find(({ product: { slug } }) => slug === 'burrata-250-g')?.product
      .available;
  await readyToShop(client, 1);
  await fill(client, burrata);
  expect(await stockOf()).toBe((await product(client, 'burrata-250-g')).available);
});

test.each(['cestolieto', 'ortavia', 'passolesto'])('%s has a household with usuals', async (brand) => {
  const { usuals } = await usualsOf(await shop().visitor(brand).logIn('demo'));
  expect(usuals.length).toBeGreaterThanOrEqual(40);
  const low = usuals.filter(({ isRunningLow }) => isRunningLow);
  expect(usuals.slice(0, low.length)).toEqual(low);
  expect([low.length > 10, low.length < usuals.length - 10]).toEqual([true, true]);
  expect(new Set(usuals.map(({ frequency }) => frequency))).toEqual(
    new Set(['weekly', 'fortnightly', 'sometimes']),
  );
  expect(await usualsOf(await shop().visitor(brand).logIn('vuoto'))).toEqual({
    lastOrderAt: null,
    usuals: [],
  });
});
