import { beforeAll, beforeEach, expect, test } from 'vitest';
import { exchangeProduct } from '../../../contract/api/shopping/cart-lines.ts';
import * as api from '../../../contract/api/shopping/cart.ts';
import { buy, prepareCheckout } from '../../../contract/api/ordering/checkout.ts';
import { deleteOrder, listOrders, modifyOrder } from '../../../contract/api/ordering/order.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { createAccounts } from '../create-accounts.ts';
import {
  chooseSlot,
  done,
  fill,
  openSlots,
  plenty,
  prepare,
  product,
  purchase,
  readyToShop,
} from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
const penne = 'penne-rigate-500-g';
const ham = 'prosciutto-cotto-al-banco';
const oneDay = 24 * 60;
let shopper: ShopClient;
let shoppers = 0;

const limit = async (slug: string, dailyMax: number) => {
  const body = JSON.stringify({ slug, dailyMax });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await shop().visitor().send('/__dev/stock', { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
};
const add = async (slug: string, quantity: number, infos?: Record<string, string>) =>
  shopper.call(api.addToCart, {
    items: [{ productId: (await product(shopper, slug)).productId, quantity, infos }],
  });
const lineOf = async (slug: string) =>
  linesOf(await done(shopper.call(api.viewCart))).find((line) => line.product.slug === slug)!;
const set = async (slug: string, quantity: number) => {
  const { itemId } = await lineOf(slug);
  return shopper.call(api.updateCart, { items: [{ itemId, quantity }] });
};
/** Orders so many packs of penne, beside what makes an order. */
const order = (quantity: number) => purchase(shopper, { wanted: [...plenty, [penne, quantity]] });

beforeAll(() => createAccounts(shop().database, 20), 120_000);

beforeEach(async () => {
  await limit(penne, 6);
  shopper = await shop().visitor().logIn(`folla${shoppers}`);
  shoppers += 1;
});

test('QTY-11 the catalogue says the maximum of a day alone, the cart what is left of it', async () => {
  expect((await product(shopper, penne)).dailyMax).toEqual({ max: 6 });
  expect(await product(shopper, 'burrata-250-g')).not.toHaveProperty('dailyMax');
  await readyToShop(shopper);
  await done(add(penne, 2));
  expect((await lineOf(penne)).product.dailyMax).toEqual({ max: 6, left: 6 });
  await done(shopper.call(api.deleteFromCart, { items: [{ itemId: (await lineOf(penne)).itemId }] }));
  await order(4);
  await readyToShop(shopper);
  await done(add(penne, 1));
  expect((await lineOf(penne)).product.dailyMax).toEqual({ max: 6, orderedToday: 4, left: 2 });
  await limit(penne, 0);
  expect((await lineOf(penne)).product).not.toHaveProperty('dailyMax');
});

test('QTY-11 C02 and C03 refuse more than a day allows, in words, and leave the cart as it was', async () => {
  await readyToShop(shopper);
  const alone = await add(penne, 7);
  expect([alone.http, alone.status, alone.code]).toEqual([200, 1, 'errors.maxDay']);
  expect(alone.body.response.errorsMessage).toEqual(['Penne rigate: massimo 6 al giorno.']);
  await order(1);
  await readyToShop(shopper);
  expect((await add(penne, 6)).body.response.errorsMessage).toEqual([
    'Penne rigate: massimo 6 al giorno, oggi ne hai già ordinato 1.',
  ]);
  await order(3);
  await readyToShop(shopper);
  const words = 'Penne rigate: massimo 6 al giorno, oggi ne hai già ordinati 4.';
  const added = await add(penne, 3);
  expect([added.code, added.body.response.errorsMessage]).toEqual(['errors.maxDay', [words]]);
  expect(linesOf(await done(shopper.call(api.viewCart)))).toEqual([]);
  await done(add(penne, 1));
  const updated = await set(penne, 3);
  expect([updated.code, updated.body.response.errorsMessage]).toEqual(['errors.maxDay', [words]]);
  expect((await lineOf(penne)).quantity).toBe(1);
  await done(set(penne, 2));
  expect((await add(penne, 1)).code).toBe('errors.maxDay');
});

test('QTY-11 counts all lines of the product, in the unit it is sold in', async () => {
  await limit(ham, 300);
  await readyToShop(shopper);
  const { selectOptions } = await product(shopper, ham);
  const choice = (at: number) =>
    Object.fromEntries(
      selectOptions.map(({ parameterName, values }) => [parameterName, values[at % values.length]!.key]),
    );
  await done(add(ham, 200, choice(0)));
  const refused = await add(ham, 150, choice(1));
  expect([refused.code, refused.body.response.errorsMessage]).toEqual([
    'errors.maxDay',
    ['Prosciutto cotto al banco: massimo 300\u00A0g al giorno, contando tutte le righe del carrello.'],
  ]);
  const both = linesOf(await done(add(ham, 100, choice(1))));
  expect(both.map((line) => [line.weight, line.product.dailyMax?.left])).toEqual([
    [200, 200],
    [100, 100],
  ]);
  await limit(ham, 0);
});

test('QTY-11 C09 names a line that has more than a day allows by now, and K01 refuses it (CART-18, CHK-02)', async () => {
  await readyToShop(shopper);
  await fill(shopper, [...plenty, [penne, 6]]);
  await limit(penne, 5);
  const restriction = await done(shopper.call(api.viewPurchaseRestriction));
  const message = 'Penne rigate: massimo 5 al giorno.';
  expect([restriction.ok, restriction.restrictions]).toEqual([
    false,
    [{ code: 'errors.maxDay', productClassId: null, name: 'Penne rigate', max: 5, current: 6, message }],
  ]);
  const refused = await shopper.call(prepareCheckout, { terms_accepted: true });
  expect([refused.code, refused.body.response.errorsMessage]).toEqual(['errors.maxDay', [message]]);
  await done(set(penne, 5));
  await prepare(shopper);
});

test('QTY-11 a cart that waits while an order grows is told of what is left', async () => {
  const { orderId } = await order(2);
  await readyToShop(shopper);
  await fill(shopper, [...plenty, [penne, 4]]);
  await done(shopper.call(modifyOrder, { order_id: orderId }));
  // The order's own packs do not count against it.
  expect((await lineOf(penne)).product.dailyMax).toEqual({ max: 6, left: 6 });
  await done(set(penne, 5));
  await prepare(shopper);
  await done(shopper.call(buy, { payment_type_id: 2 }));
  expect((await lineOf(penne)).product.dailyMax).toEqual({ max: 6, orderedToday: 5, left: 1 });
  const { restrictions } = await done(shopper.call(api.viewPurchaseRestriction));
  expect(restrictions.map(({ code, max, current }) => [code, max, current])).toEqual([
    ['errors.maxDay', 1, 4],
  ]);
});

test('QTY-11 K02 refuses what the maximum no longer allows since the prepare, and no order is placed', async () => {
  await readyToShop(shopper);
  await fill(shopper, [...plenty, [penne, 6]]);
  await prepare(shopper);
  await limit(penne, 3);
  const refused = await shopper.call(buy, { payment_type_id: 2 });
  expect([refused.http, refused.status, refused.code]).toEqual([200, 1, 'errors.maxDay']);
  expect((await done(shopper.call(listOrders))).orders).toEqual([]);
  expect((await lineOf(penne)).quantity).toBe(6);
});

test('QTY-11 two buys at once place one order, and what it has counts for the next cart', async () => {
  await readyToShop(shopper);
  await fill(shopper, [...plenty, [penne, 6]]);
  await prepare(shopper);
  const other = await shop()
    .visitor()
    .logIn(`folla${shoppers - 1}`);
  const answers = await Promise.all(
    [shopper, other].map((client) => client.call(buy, { payment_type_id: 2 })),
  );
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([0, 1]);
  expect((await done(shopper.call(listOrders))).orders).toHaveLength(1);
  await readyToShop(shopper);
  const both = await Promise.all([add(penne, 1), add(penne, 1)]);
  expect(both.map(({ code }) => code)).toEqual(['errors.maxDay', 'errors.maxDay']);
});

test('QTY-11 a cancelled order leaves its packs to others, and comes back into the cart whole', async () => {
  const { orderId } = await order(6);
  await readyToShop(shopper);
  expect((await add(penne, 1)).code).toBe('errors.maxDay');
  await done(shopper.call(deleteOrder, { order_id: orderId, return_to_cart: true }));
  const line = await lineOf(penne);
  expect([line.quantity, line.product.dailyMax]).toEqual([6, { max: 6, left: 6 }]);
});

test('QTY-11 an order added again and an exchange stop at the maximum too (CART-15, B-25)', async () => {
  const { orderId } = await order(4);
  await readyToShop(shopper);
  const again = await shopper.call(api.addAllFromOrder, { order_id: orderId });
  expect(again.body.response.warnings).toEqual([
    {
      code: 'errors.maxDay',
      warning: 'Penne rigate: massimo 6 al giorno, oggi ne hai già ordinati 4.',
    },
  ]);
  expect(linesOf(again.data as never)).toHaveLength(1);
  await done(add('caffe-macinato-250-g', 3));
  const { itemId } = await lineOf('caffe-macinato-250-g');
  const { productId } = await product(shopper, penne);
  const refused = await shopper.call(exchangeProduct, { itemId, productId, quantity: 3, keep: 0 });
  expect(refused.code).toBe('errors.maxDay');
  expect((await lineOf('caffe-macinato-250-g')).quantity).toBe(3);
});

test('QTY-11 somebody else may order as much, and another brand has its own maximum', async () => {
  await order(6);
  const other = await shop().visitor().logIn('demo');
  await readyToShop(other);
  await fill(other, [[penne, 6]]);
  const elsewhere = await shop().visitor('ortavia').logIn('demo');
  expect(await product(elsewhere, penne)).not.toHaveProperty('dailyMax');
  await readyToShop(elsewhere);
  await fill(elsewhere, [[penne, 9]]);
});

test('QTY-11 the next day all of it can be had again; an order that is changed counts for its own day', async () => {
  const slots = await openSlots(await shop().visitor().logIn('demo'));
  await readyToShop(shopper);
  await chooseSlot(shopper, slots.length - 1);
  await fill(shopper, [...plenty, [penne, 2]]);
  await prepare(shopper);
  const { orderId } = await done(shopper.call(buy, { payment_type_id: 2 }));
  await order(3);
  shop().clock.pass(oneDay);
  shopper = await shop()
    .visitor()
    .logIn(`folla${shoppers - 1}`);
  await readyToShop(shopper);
  await done(add(penne, 6));
  expect((await lineOf(penne)).product.dailyMax).toEqual({ max: 6, left: 6 });
  await done(shopper.call(modifyOrder, { order_id: orderId }));
  expect((await lineOf(penne)).product.dailyMax).toEqual({ max: 6, left: 3 });
  expect((await set(penne, 4)).body.response.errorsMessage).toEqual([
    'Penne rigate: massimo 6 al giorno, quel giorno ne hai ordinati altri 3.',
  ]);
});
