import { beforeEach, expect, test } from 'vitest';
import * as api from '../../../contract/api/shopping/cart.ts';
import { buy, prepareCheckout } from '../../../contract/api/ordering/checkout.ts';
import { modifyOrder, viewOrder } from '../../../contract/api/ordering/order.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { done, fill, mailsTo, plenty, readyToShop } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let shopper: ShopClient;

const beer = 'birra-chiara-3x33-cl';
const declare = (value: string) => shopper.call(api.updateCartInfo, { property: 'adult_declared', value });
const tryToPrepare = () => shopper.call(prepareCheckout, { terms_accepted: true });
const order = async () => {
  await done(tryToPrepare());
  const { orderId } = await done(shopper.call(buy, { payment_type_id: 2 }));
  return done(shopper.call(viewOrder, { order_id: orderId }));
};
const doorLine = /Nell’ordine ci sono alcolici/;

beforeEach(async () => {
  shopper = await shop().visitor().logIn('demo');
  await readyToShop(shopper);
  const items = linesOf(await done(shopper.call(api.viewCart))).map(({ itemId }) => ({ itemId }));
  if (items.length > 0) await done(shopper.call(api.deleteFromCart, { items }));
});

test('B-14 a cart with alcohol is not bought before its buyer declares to be of age', async () => {
  await fill(shopper, [...plenty, [beer, 2]]);
  const restriction = await done(shopper.call(api.viewPurchaseRestriction));
  expect([restriction.ok, restriction.restrictions]).toEqual([
    false,
    [
      {
        code: 'checkout.age.required',
        productClassId: null,
        name: 'Birra chiara',
        max: 0,
        current: 2,
        message: 'Nel carrello ci sono alcolici: dichiara di avere almeno 18 anni.',
      },
    ],
  ]);
  const refused = await tryToPrepare();
  expect([refused.code, (await shopper.call(buy, { payment_type_id: 2 })).code]).toEqual([
    'checkout.age.required',
    'checkout.notPrepared',
  ]);
  const declared = await done(declare('true'));
  expect(declared.cartInfos.adult_declared).toBe('true');
  expect((await done(shopper.call(api.viewPurchaseRestriction))).ok).toBe(true);
  const bought = await order();
  expect(bought.cartInfos.adult_declared).toBe('true');
  const mail = (await mailsTo(shopper, 'demo')).at(-1)!;
  expect(mail.text).toMatch(doorLine);
  expect((await done(shopper.call(api.viewCart))).cartInfos.adult_declared).toBe('false');
});

test('B-14 a declaration that is taken back opens a prepared cart, and counts no more', async () => {
  await fill(shopper, [...plenty, [beer, 1]]);
  await done(declare('true'));
  await done(tryToPrepare());
  expect((await done(declare('false'))).cartStatusId).toBe(1);
  expect((await shopper.call(buy, { payment_type_id: 2 })).code).toBe('checkout.notPrepared');
  expect((await tryToPrepare()).code).toBe('checkout.age.required');
  expect((await declare('forse')).http).toBe(422);
});

test('B-14 nobody is asked whose cart has no alcohol, and its order says nothing of it', async () => {
  await fill(shopper, plenty);
  await done(declare('true'));
  const bought = await order();
  expect(bought.cartInfos.adult_declared).toBe('false');
  const mail = (await mailsTo(shopper, 'demo')).at(-1)!;
  expect(mail.text).not.toMatch(doorLine);
});

test('B-14 whoever puts alcohol into an order that had none is asked then, and who declared is not asked again', async () => {
  await fill(shopper, plenty);
  const plain = await order();
  await done(shopper.call(modifyOrder, { order_id: plain.orderId }));
  await fill(shopper, [[beer, 1]]);
  expect((await tryToPrepare()).code).toBe('checkout.age.required');
  await done(declare('true'));
  await done(tryToPrepare());
  await done(shopper.call(buy, { payment_type_id: 2 }));
  const changed = await done(shopper.call(viewOrder, { order_id: plain.orderId }));
  expect(changed.cartInfos.adult_declared).toBe('true');
  const again = await done(shopper.call(modifyOrder, { order_id: plain.orderId }));
  expect(again.cartInfos.adult_declared).toBe('true');
  await done(tryToPrepare());
  await done(shopper.call(modifyOrder, { order_id: plain.orderId, abandon: true }));
});
