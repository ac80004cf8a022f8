import { beforeEach, expect, test } from 'vitest';
import { addToCart, deleteFromCart, viewCart } from '../../../contract/api/shopping/cart.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import { listOrders, modifyPaymentType, payOrder } from '../../../contract/api/ordering/order.ts';
import { done, mailsTo, plenty, product, purchase, readyToBuy, readyToShop } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let shopper: ShopClient;
let keys = 0;
const newUuid = () => `chiave-di-prova-${(keys += 1)}`;
const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } });

beforeEach(async () => {
  shopper = await shop().visitor().logIn('demo');
  const items = linesOf(await done(shopper.call(viewCart))).map(({ itemId }) => ({ itemId }));
  if (items.length > 0) await done(shopper.call(deleteFromCart, { items }));
});

const orderCount = async () => (await done(shopper.call(listOrders))).page.totItems;

test('reliability 1: K02 with a key answers the same for a day, with one order and one mail (T9)', async () => {
  await readyToBuy(shopper);
  const key = newUuid();
  const before = await orderCount();
  const mails = (await mailsTo(shopper, 'demo')).length;
  const first = await shopper.call(buy, { payment_type_id: 2 }, keyed(key));
  const again = await shopper.call(buy, { payment_type_id: '2' }, keyed(key));
  expect(again.body).toEqual(first.body);
  expect([first.headers.get('idempotency-replayed'), again.headers.get('idempotency-replayed')]).toEqual([
    null,
    'true',
  ]);
  expect(await orderCount()).toBe(before + 1);
  expect((await mailsTo(shopper, 'demo')).length).toBe(mails + 1);
  shop().clock.pass(24 * 60);
  await shopper.logIn('demo');
  const late = await shopper.call(buy, { payment_type_id: 2 }, keyed(key));
  expect([late.body, late.headers.get('idempotency-replayed')]).toEqual([first.body, 'true']);
  shop().clock.pass(1);
  expect((await shopper.call(buy, { payment_type_id: 2 }, keyed(key))).code).toBe('cart.empty');
});

test('T9: an answer that the version before kept is given again, with no second effect', async () => {
  await readyToShop(shopper);
  const { productId } = await product(shopper, 'mele-annurche');
  const items = [{ productId, quantity: 1 }];
  const key = newUuid();
  const first = await shopper.call(addToCart, { items }, keyed(key));
  const answer = JSON.stringify({ body: JSON.stringify(first.body), http: 200 }).replaceAll("'", "''");
  await shop().database.script(
    `UPDATE idempotency_keys SET packed = NULL, answer = '${answer}' WHERE key = '${key}'`,
  );
  const again = await shopper.call(addToCart, { items }, keyed(key));
  expect([again.headers.get('idempotency-replayed'), again.body]).toEqual(['true', first.body]);
  expect(linesOf(await done(shopper.call(viewCart)))).toEqual(linesOf(first.data));
});

test('reliability 1: twins at the same time get one order and the same answer (T9)', async () => {
  await readyToBuy(shopper);
  const key = newUuid();
  const before = await orderCount();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => shopper.call(buy, { payment_type_id: 12 }, keyed(key))),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(answers[0]!.status).toBe(0);
  expect(answers.filter((answer) => answer.headers.get('idempotency-replayed') === 'true')).toHaveLength(11);
  expect(await orderCount()).toBe(before + 1);
});

test('reliability 1: the same key with other parameters, or another call, is 422 (decision 010)', async () => {
  await readyToBuy(shopper);
  const key = newUuid();
  await done(shopper.call(buy, { payment_type_id: 2 }, keyed(key)));
  const other = await shopper.call(buy, { payment_type_id: 12 }, keyed(key));
  expect([other.http, other.code, other.field]).toEqual([422, 'idempotency.mismatch', 'Idempotency-Key']);
  const { orders } = await done(shopper.call(listOrders));
  expect((await shopper.call(payOrder, { order_id: orders[0]!.orderId }, keyed(key))).code).toBe(
    'idempotency.mismatch',
  );
});

test.each(['short', 'x'.repeat(65), 'con spazi qui', 'ünïcödé-key'])(
  'a malformed key %s is 422',
  async (key) => {
    const odd = key.includes('ü') ? encodeURIComponent(key) : key;
    expect((await shopper.call(buy, { payment_type_id: 2 }, keyed(odd))).http).toBe(422);
  },
);

test('reliability 1: a refusal is the first answer too, and changed nothing', async () => {
  const key = newUuid();
  const refused = await shopper.call(buy, { payment_type_id: 2 }, keyed(key));
  expect(refused.code).toBe('cart.empty');
  await readyToBuy(shopper);
  const again = await shopper.call(buy, { payment_type_id: 2 }, keyed(key));
  expect([again.code, again.headers.get('idempotency-replayed')]).toEqual(['cart.empty', 'true']);
  expect((await shopper.call(buy, { payment_type_id: 2 }, keyed(newUuid()))).status).toBe(0);
});

test('checkout.priceChanged opens the cart though its answer is kept', async () => {
  await readyToBuy(shopper);
  await shop().database.script(`UPDATE carts SET prepared_digest = 'other' WHERE status_id = 2`);
  expect((await shopper.call(buy, { payment_type_id: 2 }, keyed(newUuid()))).code).toBe(
    'checkout.priceChanged',
  );
  expect((await done(shopper.call(viewCart))).cartStatusId).toBe(1);
});

test('C02 adds once per key (decision 004)', async () => {
  await readyToShop(shopper);
  const { productId } = await product(shopper, 'penne-rigate-500-g');
  const key = newUuid();
  const add = () => shopper.call(addToCart, { items: [{ productId, quantity: 2 }] }, keyed(key));
  await Promise.all([add(), add(), add()]);
  expect(linesOf(await done(shopper.call(viewCart))).map((line) => line.quantity)).toEqual([2]);
});

test('keys belong to their user: another one may use the same', async () => {
  const key = newUuid();
  await readyToBuy(shopper);
  await done(shopper.call(buy, { payment_type_id: 2 }, keyed(key)));
  const reader = await shop().visitor().logIn('lettura');
  expect((await reader.call(buy, { payment_type_id: 2 }, keyed(key))).code).toBe('cart.empty');
});

test('O05 and O06 act once per key', async () => {
  const bought = await purchase(shopper, { wanted: plenty, paymentTypeId: 12 });
  const retry = newUuid();
  const first = await shopper.call(payOrder, { order_id: bought.orderId }, keyed(retry));
  const second = await shopper.call(payOrder, { order_id: bought.orderId }, keyed(retry));
  expect(second.data.redirectUrl).toBe(first.data.redirectUrl);
  const change = newUuid();
  const params = { order_id: bought.orderId, payment_type_id: 13 };
  const changed = await shopper.call(modifyPaymentType, params, keyed(change));
  const repeated = await shopper.call(modifyPaymentType, params, keyed(change));
  expect(repeated.data.orderTransactionId).toBe(changed.data.orderTransactionId);
});

test('reliability 1: without a key a cart is still bought once', async () => {
  await readyToBuy(shopper);
  const before = await orderCount();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => shopper.call(buy, { payment_type_id: 2 })),
  );
  expect(answers.filter((answer) => answer.status === 0)).toHaveLength(1);
  for (const answer of answers.filter((one) => one.status !== 0)) {
    expect(['cart.empty', 'checkout.alreadyOrdered']).toContain(answer.code);
  }
  expect(await orderCount()).toBe(before + 1);
});
