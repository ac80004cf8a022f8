import { beforeEach, expect, test } from 'vitest';
import * as api from '../../../contract/api/shopping/address.ts';
import { viewCart } from '../../../contract/api/shopping/cart.ts';
import { modifyOrder } from '../../../contract/api/ordering/order.ts';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import { listStores, selectStore } from '../../../contract/api/shopping/store.ts';
import { listTimeslots, selectTimeslot } from '../../../contract/api/shopping/timeslot.ts';
import { addDays } from '../../../contract/rules/time/calendar-day.ts';
import { dayOfInstant } from '../../../contract/rules/time/zone-time.ts';
import { done, fill, openSlots, plenty, prepare, purchase, readyToShop } from '../journeys.ts';
import type { SlotChoice } from '../journeys.ts';
import { newcomer } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';
import { atHome } from './at-home.ts';
import { refusal } from './changes-only.ts';

const shop = testShopOfFile();
let shopper: ShopClient;
let people = 0;

beforeEach(async () => {
  people += 1;
  shopper = await atHome(await newcomer(shop(), `casa${people}@posta.example`));
});

const select = (slot: SlotChoice) =>
  shopper.call(selectTimeslot, { sel_date: slot.dateIso, timeslot_id: slot.timeslotId });
const setLeft = ({ dateIso, timeslotId }: SlotChoice, left: number) =>
  shopper.send('/__dev/timeslot', { method: 'POST', body: JSON.stringify({ dateIso, timeslotId, left }) });

test('S09, S10, S23, S03 refused: home, store, slot and cart stay chosen', async () => {
  const cart = await readyToShop(shopper);
  await fill(shopper, plenty);
  await prepare(shopper);
  const { addressId } = cart.shippingAddress!;
  expect(await refusal(shop(), () => shopper.call(api.deleteAddress, { address_id: addressId }))).toBe(
    'address.inUse',
  );
  expect(await refusal(shop(), () => shopper.call(api.deleteAddress, { address_id: 999_999 }))).toBe(
    'address.unknown',
  );
  expect(await refusal(shop(), () => shopper.call(api.preferAddress, { address_id: 999_999 }))).toBe(
    'address.unknown',
  );
  const unknown = { address_type: 'home', address_id: 999_999, delivery_service_id: 2 };
  expect(await refusal(shop(), () => shopper.call(api.selectAddress, unknown))).toBe('address.unknown');
  expect(await refusal(shop(), () => shopper.call(selectStore, { store_id: 999_999 }))).toBe('store.unknown');
});

test('S15 refused: the slot chosen before keeps its place, and the one refused holds none', async () => {
  const { timeslot } = await readyToShop(shopper);
  await fill(shopper, plenty);
  await prepare(shopper);
  const [, full] = await openSlots(shopper);
  await setLeft(full!, 0);
  expect(await refusal(shop(), () => select(full!))).toBe('timeslot.full');
  await setLeft(full!, 5);
  const today = dayOfInstant(shop().clock.now().getTime());
  expect(await refusal(shop(), () => select({ ...full!, dateIso: today }))).toBe('timeslot.closed');
  expect(await refusal(shop(), () => select({ ...full!, dateIso: addDays(today, 90) }))).toBe(
    'timeslot.unknown',
  );
  expect(await refusal(shop(), () => select({ ...full!, timeslotId: 999_999 }))).toBe('timeslot.unknown');
  expect((await done(shopper.call(viewCart))).timeslot).toEqual(timeslot);
});

test('S15 without an address holds no place', async () => {
  const lost = await newcomer(shop(), `senza${people}@posta.example`);
  const [day] = (await done(lost.call(listTimeslots, { delivery_service_id: 2 }))).days;
  const params = { sel_date: day!.dateIso, timeslot_id: day!.timeslots[0]!.timeslotId };
  expect(await refusal(shop(), () => lost.call(selectTimeslot, params))).toBe('cart.address.required');
});

test('the slot is lost on the way to paying: nothing is ordered, paid, told or taken, and the lines stay', async () => {
  await readyToShop(shopper, 10);
  await fill(shopper, plenty);
  shop().clock.pass(110);
  await prepare(shopper);
  const cart = await done(shopper.call(viewCart));
  shop().clock.pass(15);
  const slot = { dateIso: cart.timeslot!.dateIso, timeslotId: cart.timeslot!.timeslotId };
  await setLeft(slot, 0);
  // What is written down is that the hold is over, and that somebody was here.
  await done(shopper.call(viewCart));
  expect(await refusal(shop(), () => shopper.call(buy, { payment_type_id: 12 }))).toBe('timeslot.full');
  const after = await done(shopper.call(viewCart));
  expect([after.cartItems, after.totalPrice]).toEqual([cart.cartItems, cart.totalPrice]);
  await setLeft(slot, 5);
});

test('S10, S03 while an order is changed: the address, and the slot with it, stay', async () => {
  const { orderId } = await purchase(shopper);
  await done(shopper.call(modifyOrder, { order_id: orderId }));
  const [home] = (await done(shopper.call(api.listAddresses, { address_type: 'home' }))).addresses;
  const wish = { address_type: 'home', address_id: home!.addressId, delivery_service_id: 2 };
  expect(await refusal(shop(), () => shopper.call(api.selectAddress, wish))).toBe('address.frozen');
  const [store] = (await done(shopper.call(listStores))).stores;
  expect(await refusal(shop(), () => shopper.call(selectStore, { store_id: store!.storeId }))).toBe(
    'address.frozen',
  );
});
