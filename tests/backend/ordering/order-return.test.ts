import { beforeEach, expect, test } from 'vitest';
import * as cartApi from '../../../contract/api/shopping/cart.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import * as api from '../../../contract/api/ordering/order.ts';
import { addGiftCode } from '../../../contract/api/shopping/cart-gift.ts';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import { selectTimeslot } from '../../../contract/api/shopping/timeslot.ts';
import { done, fill, openSlots, plenty, prepare, product, purchase, readyToShop } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let shopper: ShopClient;

beforeEach(async () => {
  shopper = await shop().visitor().logIn('demo');
  const cart = await done(shopper.call(cartApi.viewCart));
  const items = linesOf(cart).map(({ itemId }) => ({ itemId }));
  if (items.length > 0) await done(shopper.call(cartApi.deleteFromCart, { items }));
});

const contents = (cart: cartApi.Cart) =>
  linesOf(cart).map((line) => [line.product.slug, line.quantity] as const);

const giveBack = (orderId: number) =>
  shopper.call(api.deleteOrder, { order_id: orderId, return_to_cart: true });

test('CHK-20, O03: an order that waits for its payment gives lines, note and slot back to the cart', async () => {
  const shopping = await readyToShop(shopper);
  await fill(shopper, [...plenty, ['burrata-250-g', 2]]);
  await done(shopper.call(cartApi.updateCartInfo, { property: 'order_comment', value: 'Al portone' }));
  const { available } = await product(shopper, 'burrata-250-g');
  await prepare(shopper);
  const { orderId } = await done(shopper.call(buy, { payment_type_id: 12 }));
  const next = await done(shopper.call(cartApi.viewCart));
  expect([contents(next), next.timeslot]).toEqual([[], null]);

  const returned = await done(giveBack(orderId));
  expect([returned.orderStatusId, returned.transactionStatusId]).toEqual([10, 5]);
  const cart = await done(shopper.call(cartApi.viewCart));
  expect(contents(cart)).toEqual([
    ['olio-extravergine-latta-5-l', 2],
    ['burrata-250-g', 2],
  ]);
  expect(cart.cartInfos.order_comment).toBe('Al portone');
  const { dateIso, timeslotId } = shopping.timeslot ?? {};
  expect(cart.timeslot).toMatchObject({ dateIso, timeslotId, autoAssigned: false });
  expect((await product(shopper, 'burrata-250-g')).available).toBe(available);
  expect((await giveBack(orderId)).code).toBe('order.notDeletable');
});

test('O03: what the cart has meanwhile stays, with its slot and its note', async () => {
  const { orderId } = await purchase(shopper, { paymentTypeId: 12 });
  await readyToShop(shopper);
  await fill(shopper, [
    ['penne-rigate-500-g', 3],
    ['olio-extravergine-latta-5-l', 1],
  ]);
  const [, other] = await openSlots(shopper);
  await done(shopper.call(selectTimeslot, { sel_date: other!.dateIso, timeslot_id: other!.timeslotId }));
  await done(shopper.call(cartApi.updateCartInfo, { property: 'order_comment', value: 'Altro' }));
  await done(giveBack(orderId));
  const cart = await done(shopper.call(cartApi.viewCart));
  expect(contents(cart)).toEqual([
    ['penne-rigate-500-g', 3],
    ['olio-extravergine-latta-5-l', 3],
  ]);
  expect([cart.cartInfos.order_comment, cart.timeslot]).toMatchObject(['Altro', other]);
});

test('ORD-05, O03: without being asked to, a cancelled order gives nothing back to the cart', async () => {
  const { orderId } = await purchase(shopper, { paymentTypeId: 12 });
  await done(shopper.call(api.deleteOrder, { order_id: orderId }));
  const cart = await done(shopper.call(cartApi.viewCart));
  expect([contents(cart), cart.timeslot]).toEqual([[], null]);
});

test('O03: lines come back to the cart without a slot that has no place left for it', async () => {
  const { orderId } = await purchase(shopper, { paymentTypeId: 12 });
  const { dateIso, timeslotId } = (await done(shopper.call(api.viewOrder, { order_id: orderId }))).timeslot!;
  await shop().database.script(`UPDATE slot_places SET capacity = 0 WHERE tenant_id = 'cestolieto'
    AND slot_date = '${dateIso}' AND timeslot_id = ${timeslotId}`);
  expect((await done(giveBack(orderId))).orderStatusId).toBe(10);
  const cart = await done(shopper.call(cartApi.viewCart));
  expect([contents(cart), cart.timeslot]).toEqual([[['olio-extravergine-latta-5-l', 2]], null]);
});

test('CHK-20, O03: the gift code and the bags come back too, and nothing is warned of', async () => {
  shopper = await shop().visitor().logIn('lettura');
  await readyToShop(shopper);
  await fill(shopper, [...plenty, ['busta-spesa-compostabile', 2]]);
  await done(shopper.call(addGiftCode, { code: 'GIFT5' }));
  await prepare(shopper);
  const { orderId } = await done(shopper.call(buy, { payment_type_id: 12 }));
  const answer = await giveBack(orderId);
  expect(answer.body.response.warningsMessage).toEqual([]);
  const cart = await done(shopper.call(cartApi.viewCart));
  expect(cart.giftCertificates.map(({ code }) => code)).toEqual(['GIFT5']);
  expect(cart.orderAdjustmentSummary.orderAdjustments).toHaveLength(1);
  expect(cart.orderPackages.map(({ quantity }) => quantity)).toEqual([2]);
});

test('O03: what does not come back is said, and why', async () => {
  shopper = await shop().visitor().logIn('agente');
  await readyToShop(shopper);
  await fill(shopper, [...plenty, ['burrata-250-g', 2]]);
  await done(shopper.call(addGiftCode, { code: 'BENVENUTO10' }));
  await done(shopper.call(cartApi.updateCartInfo, { property: 'order_comment', value: 'Al portone' }));
  await prepare(shopper);
  const { orderId } = await done(shopper.call(buy, { payment_type_id: 12 }));
  await readyToShop(shopper);
  const [, other] = await openSlots(shopper);
  await done(shopper.call(selectTimeslot, { sel_date: other!.dateIso, timeslot_id: other!.timeslotId }));
  await done(shopper.call(cartApi.updateCartInfo, { property: 'order_comment', value: 'Altro' }));
  await fill(shopper, [['burrata-250-g', 1]]);
  await done(shopper.call(addGiftCode, { code: 'GIFT5' }));
  await shop().database.script(`UPDATE stock SET available = 0 WHERE tenant_id = 'cestolieto' AND product_id =
    (SELECT product_id FROM products WHERE tenant_id = 'cestolieto' AND slug = 'burrata-250-g')`);
  const answer = await giveBack(orderId);
  expect(answer.status).toBe(0);
  expect(answer.body.response.warningsMessage).toEqual([
    'Burrata, Casale Vento: ne volevi 3, ne restano 2.',
    'Il carrello tiene la fascia oraria che aveva già.',
    'Il carrello tiene la nota che aveva già.',
    'Buono BENVENUTO10: Puoi usare un solo codice per spesa.',
  ]);
  const cart = await done(shopper.call(cartApi.viewCart));
  expect(contents(cart)).toEqual([
    ['burrata-250-g', 2],
    ['olio-extravergine-latta-5-l', 2],
  ]);
  expect(cart.timeslot).toMatchObject(other!);
  expect([cart.cartInfos.order_comment, cart.giftCertificates.map(({ code }) => code)]).toEqual([
    'Altro',
    ['GIFT5'],
  ]);
});
