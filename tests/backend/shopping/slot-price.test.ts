import { beforeEach, expect, test } from 'vitest';
import { listAddresses, selectAddress } from '../../../contract/api/shopping/address.ts';
import * as cartApi from '../../../contract/api/shopping/cart.ts';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import { modifyOrder, viewOrder } from '../../../contract/api/ordering/order.ts';
import { listStores, selectStore, viewDeliveryFee } from '../../../contract/api/shopping/store.ts';
import { listTimeslots, selectTimeslot } from '../../../contract/api/shopping/timeslot.ts';
import type { Timeslot } from '../../../contract/api/shopping/timeslot.ts';
import { slotDelivery } from '../../../contract/rules/price/cart-delivery.ts';
import { toCents } from '../../../contract/rules/price/money.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { demoTenants } from '../demo-tenants.ts';
import { chooseHome, done, fill, moveOrder, payAtProvider, plenty, prepare, purchase } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { openTestShop, testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let shopper: ShopClient;

const evening = '19:00';
const noon = '11:00';
const morning = '09:00';

async function slots(client: ShopClient): Promise<(Timeslot & { readonly dateIso: string })[]> {
  const { days } = await done(client.call(listTimeslots));
  return days.flatMap(({ dateIso, timeslots }) => timeslots.map((slot) => ({ ...slot, dateIso })));
}

/** Chooses a slot that begins at an hour: the first of the week, or the one after so many others. */
async function slotAt(client: ShopClient, beginTime: string, at = 0): Promise<Cart> {
  const slot = (await slots(client)).filter((one) => one.beginTime === beginTime)[at]!;
  return done(client.call(selectTimeslot, { sel_date: slot.dateIso, timeslot_id: slot.timeslotId }));
}

/** A template is changed as an operator does: by hand, and announced by a new version of the catalogue. */
const setPrice = (price: string) =>
  shop().database.script(`
    UPDATE timeslot_templates SET price = ${price} WHERE tenant_id = 'ortavia' AND delivery_service_id = 2
      AND begin_minute = 19 * 60;
    UPDATE catalogue_versions SET version = version + 1 WHERE tenant_id = 'ortavia'`);

async function emptied(client: ShopClient): Promise<void> {
  const items = linesOf(await done(client.call(cartApi.viewCart))).map(({ itemId }) => ({ itemId }));
  if (items.length > 0) await done(client.call(cartApi.deleteFromCart, { items }));
}

beforeEach(async () => {
  shopper = await shop().visitor('ortavia').logIn('demo');
  await chooseHome(shopper);
  await emptied(shopper);
});

test('B-31 a slot shows its own price and threshold, the tenant’s where it has none', async () => {
  const shown = new Map(
    (await slots(shopper)).map(({ beginTime, price, freeFrom }) => [beginTime, [price, freeFrom]]),
  );
  expect(Object.fromEntries(shown)).toEqual({
    '07:00': [5.9, 90],
    '09:00': [5.9, 90],
    '11:00': [3.9, 70],
    '13:00': [5.9, 90],
    '15:00': [5.9, 90],
    '17:00': [5.9, 90],
    '19:00': [7.9, 110],
    '21:00': [8.9, 120],
  });
});

test('B-31 the cart costs what its slot costs, also when the slot changes', async () => {
  const dear = await slotAt(shopper, evening);
  expect(dear.timeslot).toMatchObject({ price: 7.9, freeFrom: 110 });
  expect(await fill(shopper, plenty)).toMatchObject({ itemsTotal: 59.8, deliveryFee: 7.9, totalPrice: 67.7 });
  expect(await done(shopper.call(viewDeliveryFee))).toEqual({
    fee: 7.9,
    freeFrom: 110,
    missing: 0,
    minOrder: 45,
  });
  expect(await slotAt(shopper, noon)).toMatchObject({ deliveryFee: 3.9, totalPrice: 63.7 });
  const more = await fill(shopper, [['olio-extravergine-latta-5-l', 1]]);
  expect(more).toMatchObject({ itemsTotal: 89.7, deliveryFee: 0 });
  expect(await slotAt(shopper, morning)).toMatchObject({ deliveryFee: 5.9, timeslot: { price: 5.9 } });
  expect(await slotAt(shopper, evening)).toMatchObject({ deliveryFee: 7.9, totalPrice: 97.6 });
});

test('B-31 each listed slot costs a cart what the rule says, and the shop tells both sums when that changes', async () => {
  await slotAt(shopper, noon);
  const { itemsTotal } = await fill(shopper, [...plenty, ['olio-extravergine-latta-5-l', 1]]);
  expect(itemsTotal).toBe(89.7);
  const choose = async (beginTime: string) => {
    const slot = (await slots(shopper)).find((one) => one.beginTime === beginTime)!;
    const { data, body } = await shopper.call(selectTimeslot, {
      sel_date: slot.dateIso,
      timeslot_id: slot.timeslotId,
    });
    expect(toCents(data.deliveryFee)).toBe(slotDelivery(slot, itemsTotal).fee);
    // Which day is the first depends on the hour: what follows is the same.
    return body.response.infos.map(({ info }) => info.replace(/^Con [a-zì]+ /, 'Con DAY '));
  };
  expect(await choose(morning)).toEqual([
    'Con DAY 9–11 la consegna costa 5,90 € invece di gratis. È gratis da 90 €.',
  ]);
  expect(await choose(morning)).toEqual([]);
  expect(await choose(evening)).toEqual([
    'Con DAY 19–21 la consegna costa 7,90 € invece di 5,90 €. È gratis da 110 €.',
  ]);
  expect(await choose(morning)).toEqual([
    'Con DAY 9–11 la consegna costa 5,90 € invece di 7,90 €. È gratis da 90 €.',
  ]);
  expect(await choose(noon)).toEqual(['Con DAY 11–13 la consegna è gratis invece di 5,90 €.']);
});

test('CART-21 another address takes the slot with it, and what the delivery then costs is told once, with both sums', async () => {
  const goTo = async (place: { address_type: string; address_id: number; delivery_service_id: number }) => {
    const { data, body } = await shopper.call(selectAddress, place);
    return [data.deliveryFee, body.response.infos.map(({ info }) => info)];
  };
  const { shippingAddress } = await slotAt(shopper, noon);
  const { itemsTotal } = await fill(shopper, [...plenty, ['olio-extravergine-latta-5-l', 1]]);
  expect(itemsTotal).toBe(89.7);
  const home = { address_type: 'home', address_id: shippingAddress!.addressId, delivery_service_id: 2 };
  expect(await goTo(home)).toEqual([0, []]);
  const { addresses } = await done(shopper.call(listAddresses, { address_type: 'store' }));
  const point = { address_type: 'store', address_id: addresses[0]!.addressId, delivery_service_id: 1 };
  expect(await goTo(point)).toEqual([
    5.9,
    ['Senza fascia oraria il ritiro costa 5,90 € invece di gratis. È gratis da 90 €.'],
  ]);
  expect(await goTo(point)).toEqual([5.9, []]);
  expect(await goTo(home)).toEqual([5.9, []]);
  await slotAt(shopper, noon);
  const { stores } = await done(shopper.call(listStores, {}));
  const { data, body } = await shopper.call(selectStore, { store_id: stores[0]!.storeId });
  expect(data.deliveryFee).toBe(5.9);
  expect(body.response.infos.map(({ info }) => info.replace(/^Senza fascia oraria /, ''))).toEqual([
    'il ritiro costa 5,90 € invece di gratis. È gratis da 90 €.',
  ]);
});

test('B-31 a dearer slot is told only of a cart with goods', async () => {
  await slotAt(shopper, noon);
  const slot = (await slots(shopper)).find((one) => one.beginTime === evening)!;
  const { body } = await shopper.call(selectTimeslot, {
    sel_date: slot.dateIso,
    timeslot_id: slot.timeslotId,
  });
  expect(body.response.infos).toEqual([]);
});

test('B-31 a slot that is no longer held costs what the tenant asks', async () => {
  await slotAt(shopper, evening);
  await fill(shopper, plenty);
  shop().clock.pass(120);
  const lost = await done(shopper.call(cartApi.viewCart));
  expect(lost).toMatchObject({ deliveryFee: 5.9, timeslot: { autoAssigned: true, price: 7.9 } });
  expect((await done(shopper.call(viewDeliveryFee))).fee).toBe(5.9);
});

test('B-31 what was prepared is bought at that price, even when the hold ends meanwhile', async () => {
  await slotAt(shopper, evening);
  await fill(shopper, plenty);
  shop().clock.pass(110);
  expect(await prepare(shopper)).toMatchObject({ deliveryFee: 7.9, totalPrice: 67.7 });
  shop().clock.pass(15);
  expect(await done(shopper.call(cartApi.viewCart))).toMatchObject({ deliveryFee: 7.9 });
  const bought = await done(shopper.call(buy, { payment_type_id: 2 }));
  expect(bought.totalPrice).toBe(67.7);
  const order = await done(shopper.call(viewOrder, { order_id: bought.orderId }));
  expect(order).toMatchObject({ deliveryFee: 7.9, timeslot: { price: 7.9, freeFrom: 110 } });
});

test('B-31 a slot that got dearer is told before it is paid, and an order keeps its price', async () => {
  await slotAt(shopper, evening);
  await fill(shopper, plenty);
  await prepare(shopper);
  await setPrice('990');
  const refused = await shopper.call(buy, { payment_type_id: 2 });
  expect([refused.status, refused.code]).toEqual([1, 'checkout.priceChanged']);
  const open = await done(shopper.call(cartApi.viewCart));
  expect(open).toMatchObject({ cartStatusId: 1, deliveryFee: 9.9, totalPrice: 69.7 });
  await prepare(shopper);
  const { orderId } = await done(shopper.call(buy, { payment_type_id: 2 }));
  await setPrice('790');
  await shopper.call(cartApi.viewCart);
  const order = await done(shopper.call(viewOrder, { order_id: orderId }));
  expect(order).toMatchObject({ deliveryFee: 9.9, totalPrice: 69.7, timeslot: { price: 9.9 } });
});

test('B-31 an amended order pays for the slot it moves to', async () => {
  await slotAt(shopper, morning);
  await fill(shopper, plenty);
  await prepare(shopper);
  const bought = await done(shopper.call(buy, { payment_type_id: 12 }));
  await payAtProvider(shopper, bought.redirectUrl, 'approve');
  expect(bought.totalPrice).toBe(65.7);
  expect(await done(shopper.call(modifyOrder, { order_id: bought.orderId }))).toMatchObject({
    deliveryFee: 5.9,
  });
  expect(await slotAt(shopper, evening, 1)).toMatchObject({ deliveryFee: 7.9 });
  await prepare(shopper);
  const amended = await done(shopper.call(buy, { payment_type_id: 12 }));
  // 65.70 were held: 67.70 ask for another authorisation.
  expect(amended).toMatchObject({ orderId: bought.orderId, totalPrice: 67.7, orderStatusId: 1 });
});

test('B-31 a proposed slot that may be bought is priced once its place is held', async () => {
  const tenants = demoTenants.map(({ facts, ...rest }) => ({
    ...rest,
    facts: { ...facts, bypassAutoAssigned: { address: false, timeslot: true } },
  }));
  const open = await openTestShop({}, { tenants });
  const client = await open.visitor('ortavia').logIn('demo');
  await chooseHome(client);
  await slotAt(client, evening);
  await fill(client, plenty);
  open.clock.pass(120);
  expect(await prepare(client)).toMatchObject({ deliveryFee: 7.9, timeslot: { autoAssigned: false } });
  expect((await done(client.call(buy, { payment_type_id: 2 }))).totalPrice).toBe(67.7);
  await open.backend.close();
});

test('B-31 a slot is green, and says why, once two orders of the postal code are confirmed in it', async () => {
  const near = async (client: ShopClient) =>
    (await slots(client))
      .filter(({ green, greenReason }) => green && greenReason === 'Il furgone è già nella tua zona')
      .map(({ dateIso, beginTime }) => [dateIso, beginTime]);
  const first = await shop().visitor('passolesto').logIn('demo');
  await purchase(first);
  const second = await shop().visitor('passolesto').logIn('lettura');
  const { orderId } = await purchase(second, { paymentTypeId: 12 });
  expect(await near(second)).toEqual([]);
  const { timeslot } = await done(second.call(viewOrder, { order_id: orderId }));
  await moveOrder(second, orderId, 3);
  const place = [timeslot!.dateIso, timeslot!.beginTime];
  expect(await near(second)).toEqual([place]);
  expect(await near(shop().visitor('passolesto'))).toEqual([]);
  const other = await shop().visitor().logIn('demo');
  await chooseHome(other);
  expect(await near(other)).toEqual([]);
  const neighbour = await shop().visitor('passolesto').logIn('agente');
  await chooseHome(neighbour);
  expect(await near(neighbour)).toEqual([place]);
  await shop().database.script(`UPDATE addresses SET postalcode = '04010'
    WHERE tenant_id = 'passolesto' AND user_id = (SELECT user_id FROM users WHERE login = 'agente@passolesto.example')`);
  expect(await near(neighbour)).toEqual([]);
});

test('B-31 a fixed round of the van is green for everybody, and nothing is driven to a pickup point', async () => {
  const greenOf = async (delivery_service_id: number) => {
    const { days } = await done(shop().visitor('ortavia').call(listTimeslots, { delivery_service_id }));
    const green = days.flatMap(({ timeslots }) => timeslots).filter((slot) => slot.green);
    return new Set(green.map(({ beginTime, greenReason }) => `${beginTime} ${greenReason}`));
  };
  const reason = 'Il furgone passa già in zona';
  expect(await greenOf(2)).toEqual(new Set([`11:00 ${reason}`, `13:00 ${reason}`]));
  expect(await greenOf(1)).toEqual(new Set());
});
