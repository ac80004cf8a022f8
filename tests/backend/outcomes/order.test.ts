import { beforeEach, expect, test } from 'vitest';
import { addOrderNote, updateOrderNote } from '../../../contract/api/shopping/note.ts';
import { updateOrderInfos } from '../../../contract/api/ordering/order-infos.ts';
import * as api from '../../../contract/api/ordering/order.ts';
import { done, moveOrder, payAtProvider, purchase } from '../journeys.ts';
import { newcomer } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';
import { atHome } from './at-home.ts';
import { changesNothing, refusal } from './changes-only.ts';

const shop = testShopOfFile();
let shopper: ShopClient;
let orderId: number;
let people = 0;

beforeEach(async () => {
  people += 1;
  shopper = await atHome(await newcomer(shop(), `ordine${people}@posta.example`));
  ({ orderId } = await purchase(shopper));
});

const itemId = async () =>
  (await done(shopper.call(api.viewOrder, { order_id: orderId }))).orderItems![0]!.orderItemId;

test('O03, O04, O15 of an order that is picked: it stays, and nothing comes back', async () => {
  const items = [{ orderItemId: await itemId(), infos: { substitution: 'none' } }];
  await moveOrder(shopper, orderId, 6);
  const order = { order_id: orderId };
  for (const return_to_cart of [false, true]) {
    expect(await refusal(shop(), () => shopper.call(api.deleteOrder, { ...order, return_to_cart }))).toBe(
      'order.notDeletable',
    );
  }
  expect(await refusal(shop(), () => shopper.call(api.modifyOrder, order))).toBe('order.notEditable');
  expect(await refusal(shop(), () => shopper.call(updateOrderInfos, { ...order, items }))).toBe(
    'order.notEditable',
  );
});

test('O03 twice: stock, slot and money come back once, told once', async () => {
  await done(shopper.call(api.deleteOrder, { order_id: orderId }));
  expect(
    await refusal(shop(), () => shopper.call(api.deleteOrder, { order_id: orderId, return_to_cart: true })),
  ).toBe('order.notDeletable');
});

test('O15 of lines or products there are not: no line is changed', async () => {
  const orderItemId = await itemId();
  const set =
    (infos: object, at = orderItemId) =>
    () =>
      shopper.call(updateOrderInfos, { order_id: orderId, items: [{ orderItemId: at, infos }] });
  expect(await refusal(shop(), set({ substitution: 'none' }, 2_000_000))).toBe('order.item.unknown');
  expect(await refusal(shop(), set({ substitution: 'product', substitutionProductId: '999999' }))).toBe(
    'product.unknown',
  );
});

test('O14 too early, of another line, twice: nothing is owed, paid back nor told', async () => {
  const orderItemId = await itemId();
  const claim =
    (params: object = {}) =>
    () =>
      shopper.call(api.claimOrderLine, { orderId, orderItemId, reason: 'missing', ...params });
  expect(await refusal(shop(), claim())).toBe('order.notClaimable');
  await moveOrder(shopper, orderId, 8);
  expect(await refusal(shop(), claim({ orderItemId: 2_000_000 }))).toBe('order.item.unknown');
  expect(await refusal(shop(), claim({ reason: 'unwanted' }))).toBe('order.notClaimable');
  expect(await refusal(shop(), claim({ quantity: 1000 }))).toBe('request.parameter');
  await done(claim()());
  expect(await refusal(shop(), claim())).toBe('order.claim.exists');
});

test('O13 of an order that is not ready: no parking place is taken, and nobody is told', async () => {
  const here = { order_id: orderId, distance: 10 };
  expect(await refusal(shop(), () => shopper.call(api.reserveParking, here))).toBe('order.notReservable');
});

test('O08, O09 a second note, or one there is not: the first one stays', async () => {
  await done(shopper.call(addOrderNote, { orderId, rating: 4, text: 'Bene' }));
  expect(await refusal(shop(), () => shopper.call(addOrderNote, { orderId, rating: 1, text: 'Male' }))).toBe(
    'note.exists',
  );
  expect(await refusal(shop(), () => shopper.call(updateOrderNote, { noteId: 999_999, rating: 1 }))).toBe(
    'note.unknown',
  );
});

test('what the shop says twice of an order moves stock, points and money once', async () => {
  await moveOrder(shopper, orderId, 8);
  await changesNothing(shop(), () => moveOrder(shopper, orderId, 8));
  expect((await done(shopper.call(api.viewOrder, { order_id: orderId }))).orderStatusId).toBe(8);
});

test('O05, O06, O07 refused: no payment begins and the one there is stays', async () => {
  const paid = await purchase(shopper, { paymentTypeId: 12 });
  const { redirectUrl, orderId: paidId } = paid;
  await payAtProvider(shopper, redirectUrl, 'approve');
  const order = { order_id: paidId };
  expect(await refusal(shop(), () => shopper.call(api.payOrder, order))).toBe('order.notPayable');
  const by = (payment_type_id: number) => shopper.call(api.modifyPaymentType, { ...order, payment_type_id });
  expect(await refusal(shop(), () => by(11))).toBe('payment.type.notAllowed');
  expect(await refusal(shop(), () => by(999))).toBe('payment.type.notAllowed');
  await moveOrder(shopper, paidId, 8);
  expect(await refusal(shop(), () => by(2))).toBe('order.notPayable');
  expect(
    await refusal(shop(), () => shopper.call(api.modifyPaymentTypeWallet, { ...order, payment_type_id: 13 })),
  ).toBe('order.notPayable');
});
