import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { orders } from '../../../backend/modules/order/order.table.ts';
import * as cartApi from '../../../contract/api/shopping/cart.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { addGiftCode, checkGiftCode, removeGiftCode } from '../../../contract/api/shopping/cart-gift.ts';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import * as api from '../../../contract/api/ordering/order.ts';
import { viewCategory } from '../../../contract/api/shopping/category.ts';
import { listProducts } from '../../../contract/api/shopping/product.ts';
import { selectAddress } from '../../../contract/api/shopping/address.ts';
import { listTimeslots, selectTimeslot } from '../../../contract/api/shopping/timeslot.ts';
import {
  done,
  fill,
  mailsTo,
  moveOrder,
  openSlots,
  payAtProvider,
  plenty,
  prepare,
  product,
  purchase,
  readyToBuy,
  chooseHome,
  readyToShop,
} from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';
import { transactionStatus } from './transaction-status.ts';

const shop = testShopOfFile();
let shopper: ShopClient;

beforeEach(async () => {
  shopper = await shop().visitor().logIn('demo');
  const cart = await done(shopper.call(cartApi.viewCart));
  const items = linesOf(cart).map(({ itemId }) => ({ itemId }));
  if (items.length > 0) await done(shopper.call(cartApi.deleteFromCart, { items }));
});

async function placesLeft(client: ShopClient, dateIso: string, timeslotId: number): Promise<number> {
  const { days } = await done(client.call(listTimeslots));
  const day = days.find((one) => one.dateIso === dateIso);
  return day?.timeslots.find((slot) => slot.timeslotId === timeslotId)?.capacityLeft ?? 0;
}

test('O02 lists the demo history newest first with statuses 8, 9 and 10 (ORD-01)', async () => {
  const { orders, page } = await done(shopper.call(api.listOrders));
  expect(page).toEqual({ selPage: 1, totPages: 2, totItems: 16, itemsPerPage: 12 });
  expect(orders[0]?.orderItems).toBeUndefined();
  const instants = orders.map((order) => order.createdAt);
  expect(instants).toEqual(instants.toSorted().toReversed());
  const all = await done(shopper.call(api.listOrders, { page_size: 100, fetch_detail: true }));
  expect(new Set(all.orders.map((order) => order.orderStatusId))).toEqual(new Set([8, 9, 10]));
  for (const order of all.orders) {
    const cents = (order.orderItems ?? []).reduce((sum, line) => sum + Math.round(line.grossTotal * 100), 0);
    expect(Math.round(order.itemsTotal * 100)).toBe(cents);
    expect(order.orderItems?.length).toBeGreaterThan(3);
    expect([order.editable, order.deletable, order.paymentDueStatus]).toEqual([false, false, 'paid']);
  }
});

test('ORD-04 a status the shop does not know reads neutral and is logged', async () => {
  const [order] = (await done(shopper.call(api.listOrders))).orders;
  const orderId = order?.orderId ?? 0;
  const setStatus = (statusId: number) =>
    shop().database.db.update(orders).set({ statusId }).where(eq(orders.orderId, orderId));
  const known = order?.orderStatusId ?? 0;
  const isTold = () => shop().log.lines.some((line) => line.includes('order.status.unknown'));
  expect(isTold()).toBe(false);
  await setStatus(14);
  const seen = await done(shopper.call(api.viewOrder, { order_id: orderId }));
  await setStatus(known);
  expect(seen).toMatchObject({ orderStatusId: 14, orderStatusDescr: 'sconosciuto' });
  expect(shop().log.lines).toContain(
    JSON.stringify({ event: 'order.status.unknown', orderId, statusId: 14 }),
  );
});

test('O02 pages, filters and refuses nonsense (ORD-02, API-15, T12)', async () => {
  const list = (params: object) => shopper.call(api.listOrders, { ...params });
  expect((await list({ page: 9 })).data).toMatchObject({ orders: [], page: { selPage: 9 } });
  expect((await list({ page: -3, page_size: 500 })).data.page).toMatchObject({
    selPage: 1,
    itemsPerPage: 100,
  });
  expect((await list({ page: '1.5' })).http).toBe(422);
  expect((await list({ page: 2 ** 50 })).status).toBe(0);
  expect((await list({ from_date: '2026-02-30' })).http).toBe(422);
  const backwards = await list({ from_date: '2026-02-02', to_date: '2026-02-01' });
  expect([backwards.http, backwards.field]).toEqual([422, 'to_date']);
  const { orders } = await done(list({ page_size: 100 }));
  const day = orders[3]!.createdAt.slice(0, 10);
  const ofDay = await done(list({ from_date: day, to_date: day }));
  expect(ofDay.orders.map((order) => order.orderId)).toEqual([orders[3]!.orderId]);
  const total = orders[0]!.totalPrice;
  const exact = await done(list({ from_gross_total: total, to_gross_total: total, page_size: 100 }));
  expect(exact.orders).toEqual(orders.filter((order) => order.totalPrice === total));
});

test('O01 answers own orders only, whatever the id (ORD-17)', async () => {
  const { orders } = await done(shopper.call(api.listOrders));
  const order = orders.find((one) => one.orderStatusId === 8);
  const full = await done(shopper.call(api.viewOrder, { order_id: order!.orderId, show_replaced: true }));
  expect(full.replacedItems).toEqual([]);
  const partial = (await done(shopper.call(api.listOrders, { page_size: 100 }))).orders.find(
    (one) => one.orderStatusId === 9,
  );
  const replaced = await done(
    shopper.call(api.viewOrder, { order_id: partial!.orderId, show_replaced: true }),
  );
  expect(replaced.replacedItems?.[0]?.reason).not.toBe('');
  const other = await shop().visitor().logIn('lettura');
  expect((await other.call(api.viewOrder, { order_id: order!.orderId })).http).toBe(404);
  expect((await shopper.call(api.viewOrder, { order_id: 2_000_000 })).http).toBe(404);
  expect((await shopper.call(api.viewOrder, { order_id: 2 ** 53 })).http).toBe(422);
});

test('reliability 5: O03 frees slot, stock and gift, reverses the payment and tells by mail (LOY-07)', async () => {
  await readyToShop(shopper);
  const cart = await fill(shopper, [...plenty, ['burrata-250-g', 2]]);
  await done(shopper.call(addGiftCode, { code: 'GIFT5' }));
  const stock = (await product(shopper, 'burrata-250-g')).available;
  const { dateIso, timeslotId } = cart.timeslot!;
  const held = await placesLeft(shopper, dateIso, timeslotId);
  await prepare(shopper);
  const { orderId } = await done(shopper.call(buy, { payment_type_id: 2 }));
  expect(await placesLeft(shopper, dateIso, timeslotId)).toBe(held);
  const mails = (await mailsTo(shopper, 'demo')).length;
  const cancelled = await shopper.call(api.deleteOrder, { order_id: orderId });
  expect(cancelled.data).toMatchObject({
    orderStatusId: 10,
    transactionStatusId: 4,
    deletable: false,
    editable: false,
  });
  expect(cancelled.body.response.infos).toHaveLength(1);
  expect((await product(shopper, 'burrata-250-g')).available).toBe(stock);
  expect(await placesLeft(shopper, dateIso, timeslotId)).toBe(held + 1);
  expect((await mailsTo(shopper, 'demo')).slice(mails).map((mail) => mail.kind)).toEqual(['order_cancelled']);
  expect((await shopper.call(api.deleteOrder, { order_id: orderId })).code).toBe('order.notDeletable');
  expect(await placesLeft(shopper, dateIso, timeslotId)).toBe(held + 1);
  await readyToShop(shopper);
  await fill(shopper, plenty);
  expect((await shopper.call(addGiftCode, { code: 'GIFT5' })).status).toBe(0);
});

test('O03 knows own orders before picking only (ORD-06)', async () => {
  const { orderId } = await purchase(shopper);
  const other = await shop().visitor().logIn('lettura');
  expect((await other.call(api.deleteOrder, { order_id: orderId })).code).toBe('order.unknown');
  expect((await shopper.call(api.deleteOrder, { order_id: 999_999 })).code).toBe('order.unknown');
  await moveOrder(shopper, orderId, 4);
  expect((await shopper.call(api.deleteOrder, { order_id: orderId })).code).toBe('order.notDeletable');
  expect((await shopper.call(api.modifyOrder, { order_id: orderId })).code).toBe('order.notEditable');
});

test('an order closes for changes at the cut-off of its slot', async () => {
  const { orderId } = await purchase(shopper);
  const before = await done(shopper.call(api.viewOrder, { order_id: orderId }));
  const minutes = (Date.parse(before.editableUntil!) - shop().clock.now().getTime()) / 60_000;
  shop().clock.pass(minutes);
  await shopper.logIn('demo');
  const after = await done(shopper.call(api.viewOrder, { order_id: orderId }));
  expect([after.editable, after.deletable]).toEqual([false, false]);
  expect((await shopper.call(api.deleteOrder, { order_id: orderId })).code).toBe('order.notDeletable');
});

test('O04 amends in place: the order keeps its id, stock moves by the difference (ORD-07, B-17)', async () => {
  const { orderId } = await purchase(shopper, { wanted: [...plenty, ['burrata-250-g', 2]] });
  const stock = (await product(shopper, 'burrata-250-g')).available;
  await readyToShop(shopper);
  await fill(shopper, [['penne-rigate-500-g', 5]]);
  const amending = await done(shopper.call(api.modifyOrder, { order_id: orderId }));
  expect(amending).toMatchObject({
    cartStatusId: 7,
    modifyingOrderId: orderId,
    shippingAddress: { editable: false },
    timeslot: { autoAssigned: false, holdUntil: null, editable: true },
  });
  const lines = linesOf(amending);
  expect(lines.map((line) => line.product.slug)).toEqual(['olio-extravergine-latta-5-l', 'burrata-250-g']);
  const home = {
    address_type: 'home',
    address_id: amending.shippingAddress!.addressId,
    delivery_service_id: 2,
  };
  expect((await shopper.call(selectAddress, home)).code).toBe('address.frozen');
  // What the order holds counts as available to it: three in all.
  const cheese = lines[1]!;
  const more = await shopper.call(cartApi.updateCart, {
    items: [{ itemId: cheese.itemId, quantity: stock + 2 }],
  });
  expect([more.status, more.body.response.warnings]).toEqual([0, []]);
  expect((await done(shopper.call(api.viewOrder, { order_id: orderId }))).orderItems?.[1]?.quantity).toBe(2);
  await done(shopper.call(cartApi.updateCart, { items: [{ itemId: cheese.itemId, quantity: 1 }] }));
  const prepared = await prepare(shopper);
  expect(prepared.cartStatusId).toBe(7);
  const bought = await done(shopper.call(buy, { payment_type_id: 2 }));
  expect(bought.orderId).toBe(orderId);
  const order = await done(shopper.call(api.viewOrder, { order_id: orderId }));
  expect(order.orderItems?.map((line) => line.quantity)).toEqual([2, 1]);
  expect((await product(shopper, 'burrata-250-g')).available).toBe(stock + 1);
  const normal = await done(shopper.call(cartApi.viewCart));
  expect(normal.cartStatusId).toBe(1);
  expect(linesOf(normal).map((line) => line.quantity)).toEqual([5]);
  const again = await done(shopper.call(api.listOrders, { cart_id: amending.cartId! }));
  expect(again.orders.map((one) => one.orderId)).toEqual([orderId]);
});

test('O04 abandon brings the normal cart back and leaves the order untouched (ORD-08)', async () => {
  const { orderId } = await purchase(shopper);
  await readyToShop(shopper);
  await fill(shopper, [['penne-rigate-500-g', 4]]);
  const before = await done(shopper.call(api.viewOrder, { order_id: orderId }));
  const amending = await done(shopper.call(api.modifyOrder, { order_id: orderId }));
  expect((await done(shopper.call(api.modifyOrder, { order_id: orderId }))).cartId).toBe(amending.cartId);
  await done(shopper.call(cartApi.deleteFromCart, { items: [{ itemId: linesOf(amending)[0]!.itemId }] }));
  const normal = await done(shopper.call(api.modifyOrder, { order_id: orderId, abandon: true }));
  expect([normal.cartStatusId, linesOf(normal).map((line) => line.quantity)]).toEqual([1, [4]]);
  expect(await done(shopper.call(api.viewOrder, { order_id: orderId }))).toEqual(before);
  const other = await shop().visitor().logIn('lettura');
  expect((await other.call(api.modifyOrder, { order_id: orderId })).code).toBe('order.unknown');
});

test('O04 may move the slot: the old place is free once the change is bought, the new one when it is left', async () => {
  const { orderId } = await purchase(shopper);
  const order = await done(shopper.call(api.viewOrder, { order_id: orderId }));
  const [from, to] = [order.timeslot!, (await openSlots(shopper)).at(-1)!];
  const oldLeft = await placesLeft(shopper, from.dateIso, from.timeslotId);
  const newLeft = await placesLeft(shopper, to.dateIso, to.timeslotId);
  const move = () => done(shopper.call(selectTimeslot, { sel_date: to.dateIso, timeslot_id: to.timeslotId }));
  await done(shopper.call(api.modifyOrder, { order_id: orderId }));
  const moved = await move();
  expect(moved.timeslot).toMatchObject({ dateIso: to.dateIso, holdUntil: expect.any(String) });
  expect(await placesLeft(shopper, from.dateIso, from.timeslotId)).toBe(oldLeft);
  await done(shopper.call(api.modifyOrder, { order_id: orderId, abandon: true }));
  expect(await placesLeft(shopper, to.dateIso, to.timeslotId)).toBe(newLeft);
  await done(shopper.call(api.modifyOrder, { order_id: orderId }));
  await move();
  const back = { sel_date: from.dateIso, timeslot_id: from.timeslotId };
  expect((await done(shopper.call(selectTimeslot, back))).timeslot).toMatchObject({
    dateIso: from.dateIso,
    autoAssigned: false,
    holdUntil: null,
  });
  expect(await placesLeft(shopper, from.dateIso, from.timeslotId)).toBe(oldLeft);
  expect(await placesLeft(shopper, to.dateIso, to.timeslotId)).toBe(newLeft);
  await move();
  await prepare(shopper);
  await done(shopper.call(buy, { payment_type_id: 2 }));
  expect(await placesLeft(shopper, from.dateIso, from.timeslotId)).toBe(oldLeft + 1);
  expect(await placesLeft(shopper, to.dateIso, to.timeslotId)).toBe(newLeft - 1);
});

test('an amendment keeps the authorisation while it covers the total, else asks another one', async () => {
  await readyToBuy(shopper, [...plenty, ['petto-di-pollo-a-fette-450-g', 2]]);
  const bought = await done(shopper.call(buy, { payment_type_id: 12 }));
  await payAtProvider(shopper, bought.redirectUrl, 'approve');
  const amend = async (change: [slug: string, quantity: number]) => {
    await done(shopper.call(api.modifyOrder, { order_id: bought.orderId }));
    await fill(shopper, [change]);
    await prepare(shopper);
    return done(shopper.call(buy, { payment_type_id: 12 }));
  };
  // 78.74 are held for 75.50: one packet of pasta fits.
  const kept = await amend(['penne-rigate-500-g', 1]);
  expect(kept).toMatchObject({
    redirectUrl: null,
    orderStatusId: 3,
    transactionStatusId: 2,
    authorizedAmount: 78.74,
  });
  const asked = await amend(['olio-extravergine-latta-5-l', 1]);
  expect(asked).toMatchObject({ orderId: bought.orderId, orderStatusId: 1, transactionStatusId: 1 });
  expect(asked.redirectUrl).toMatch(/^\/__psp\/[0-9a-f]{64}$/);
});

test('an amendment that is paid otherwise gives the authorisation back (ORD-07, RULE-PAYMENT-8)', async () => {
  const bought = await purchase(shopper, { paymentTypeId: 12 });
  await payAtProvider(shopper, bought.redirectUrl, 'approve');
  await done(shopper.call(api.modifyOrder, { order_id: bought.orderId }));
  await prepare(shopper);
  const again = await done(shopper.call(buy, { payment_type_id: 2 }));
  expect(again).toMatchObject({
    orderId: bought.orderId,
    paymentTypeId: 2,
    authorizedAmount: 0,
    redirectUrl: null,
  });
  expect(again.orderTransactionId).not.toBe(bought.orderTransactionId);
  expect(await transactionStatus(shop(), bought.orderTransactionId)).toBe(4);
});

test('an amendment keeps an authorisation of exactly its total', async () => {
  const bought = await purchase(shopper, { paymentTypeId: 12 });
  await payAtProvider(shopper, bought.redirectUrl, 'approve');
  await done(shopper.call(api.modifyOrder, { order_id: bought.orderId }));
  await prepare(shopper);
  const kept = await done(shopper.call(buy, { payment_type_id: 12 }));
  expect(kept).toMatchObject({
    orderTransactionId: bought.orderTransactionId,
    redirectUrl: null,
    orderStatusId: 3,
    totalPrice: 64.7,
    authorizedAmount: 64.7,
  });
});

test('O04 gives back the code that a change took off, and keeps the one that stayed (LOY-07)', async () => {
  const buyer = await shop().visitor('ortavia').logIn('demo');
  await readyToShop(buyer);
  await fill(buyer, plenty);
  await done(buyer.call(addGiftCode, { code: 'GIFT5' }));
  await prepare(buyer);
  const { orderId } = await done(buyer.call(buy, { payment_type_id: 2 }));
  const changed = async () => {
    await prepare(buyer);
    await done(buyer.call(buy, { payment_type_id: 2 }));
    return done(buyer.call(api.viewOrder, { order_id: orderId }));
  };
  const code = async () => (await buyer.call(checkGiftCode, { code: 'GIFT5' })).code;

  expect((await done(buyer.call(api.modifyOrder, { order_id: orderId }))).giftTotal).toBe(5);
  expect(await changed()).toMatchObject({ giftTotal: 5, giftCertificates: [{ code: 'GIFT5' }] });
  expect(await code()).toBe('gift.used');

  await done(buyer.call(api.modifyOrder, { order_id: orderId }));
  expect((await done(buyer.call(removeGiftCode, { code: 'GIFT5' }))).giftTotal).toBe(0);
  expect(await changed()).toMatchObject({ giftTotal: 0, giftCertificates: [] });
  expect(await code()).toBeNull();
});

test('O04 a change that was not bought before the picking, or the cut-off, is refused (ORD-06)', async () => {
  const amended = async () => {
    const { orderId } = await purchase(shopper);
    await done(shopper.call(api.modifyOrder, { order_id: orderId }));
    await fill(shopper, [['penne-rigate-500-g', 2]]);
    return orderId;
  };
  const refused = async (orderId: number) => {
    expect((await shopper.call(buy, { payment_type_id: 2 })).code).toBe('order.notEditable');
    const order = await done(shopper.call(api.viewOrder, { order_id: orderId }));
    expect(order.orderItems?.map((line) => line.product.slug)).toEqual(['olio-extravergine-latta-5-l']);
    await done(shopper.call(api.modifyOrder, { order_id: orderId, abandon: true }));
  };
  const picked = await amended();
  await prepare(shopper);
  await moveOrder(shopper, picked, 4);
  await refused(picked);
  const late = await amended();
  const { editableUntil } = await done(shopper.call(api.viewOrder, { order_id: late }));
  shop().clock.pass((Date.parse(editableUntil!) - shop().clock.now().getTime()) / 60_000 - 10);
  await shopper.logIn('demo');
  await prepare(shopper);
  shop().clock.pass(10);
  await refused(late);
});

test('O04 gives back what is not delivered on the day an order is moved to (ORD-07, B-28)', async () => {
  const { category } = await done(shopper.call(viewCategory, { slug: 'pesce-fresco' }));
  const asked = { parent_category_id: category.categoryId };
  const isSunday = ({ dateIso }: { dateIso: string }) => new Date(dateIso).getUTCDay() === 0;
  await chooseHome(shopper);
  // No fish is delivered on a Sunday, and the days of the tests before may have led to one.
  const weekday = (await openSlots(shopper)).find((slot) => !isSunday(slot))!;
  await done(shopper.call(selectTimeslot, { sel_date: weekday.dateIso, timeslot_id: weekday.timeslotId }));
  const slug = (await done(shopper.call(listProducts, asked))).products[0]!.slug;
  const { available } = await product(shopper, slug);
  const { orderId } = await purchase(shopper, { wanted: [...plenty, [slug, 1]] });
  await done(shopper.call(api.modifyOrder, { order_id: orderId }));
  const sunday = (await openSlots(shopper)).find(isSunday)!;
  const moved = await done(
    shopper.call(selectTimeslot, { sel_date: sunday.dateIso, timeslot_id: sunday.timeslotId }),
  );
  const fish = linesOf(moved).find((line) => line.product.slug === slug)!;
  await done(shopper.call(cartApi.deleteFromCart, { items: [{ itemId: fish.itemId }] }));
  await prepare(shopper);
  await done(shopper.call(buy, { payment_type_id: 2 }));
  const [stock] = await rowsOf<{ available: number }>(
    shop().database.db,
    sql`SELECT s.available::integer AS available FROM stock s
      JOIN products p ON p.tenant_id = s.tenant_id AND p.product_id = s.product_id
      JOIN orders o ON o.tenant_id = s.tenant_id AND o.warehouse_id = s.warehouse_id
      WHERE p.slug = ${slug} AND o.order_id = ${orderId}`,
  );
  expect(stock!.available / 1000).toBe(available);
});

test('O04 of a store that moved to another warehouse gives its goods back to the old one (ORD-07)', async () => {
  const slug = 'burrata-250-g';
  const { orderId } = await purchase(shopper, { wanted: [...plenty, [slug, 2]] });
  const inStock = async () =>
    new Map(
      (
        await rowsOf<{ warehouse_id: number; available: number }>(
          shop().database.db,
          sql`SELECT s.warehouse_id, s.available::integer AS available FROM stock s
            JOIN products p ON p.tenant_id = s.tenant_id AND p.product_id = s.product_id
            WHERE s.tenant_id = 'cestolieto' AND p.slug = ${slug}`,
        )
      ).map((row) => [row.warehouse_id, row.available / 1000]),
    );
  const order = await shop()
    .database.db.select()
    .from(orders)
    .where(and(eq(orders.tenantId, 'cestolieto'), eq(orders.orderId, orderId)));
  const { warehouseId: old, storeId } = order[0]!;
  const before = await inStock();
  const other = [...before.keys()].find((one) => one !== old)!;
  const moveStore = (warehouse: number) =>
    shop().database.script(`UPDATE stores SET warehouse_id = ${warehouse}
      WHERE tenant_id = 'cestolieto' AND store_id = ${storeId};
      UPDATE catalogue_versions SET version = version + 1 WHERE tenant_id = 'cestolieto'`);
  await moveStore(other);
  const amending = await done(shopper.call(api.modifyOrder, { order_id: orderId }));
  const cheese = linesOf(amending).find((line) => line.product.slug === slug)!;
  await done(shopper.call(cartApi.updateCart, { items: [{ itemId: cheese.itemId, quantity: 1 }] }));
  await prepare(shopper);
  await done(shopper.call(buy, { payment_type_id: 2 }));
  const after = await inStock();
  expect([after.get(old)! - before.get(old)!, after.get(other)! - before.get(other)!]).toEqual([2, -1]);
  await moveStore(old);
});

test('cancelling an order under amendment ends the amendment', async () => {
  const { orderId } = await purchase(shopper);
  await done(shopper.call(api.modifyOrder, { order_id: orderId }));
  await done(shopper.call(api.deleteOrder, { order_id: orderId }));
  expect(await done(shopper.call(cartApi.viewCart))).toMatchObject({
    cartStatusId: 1,
    modifyingOrderId: null,
  });
});
