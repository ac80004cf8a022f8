import { beforeEach, expect, test } from 'vitest';
import { exportPersonalData } from '../../../contract/api/account/person-export.ts';
import * as api from '../../../contract/api/shopping/address.ts';
import { viewCart } from '../../../contract/api/shopping/cart.ts';
import * as stores from '../../../contract/api/shopping/store.ts';
import { listTimeslots, selectTimeslot } from '../../../contract/api/shopping/timeslot.ts';
import { chooseHome, done } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let shopper: ShopClient;

beforeEach(async () => {
  shopper = await shop().visitor().logIn('demo');
});

const book = (of: ShopClient) => done(of.call(api.listSavedAddresses));
const points = async (type: 'store' | 'locker') =>
  (await done(shop().visitor().call(api.listPickupPoints, { address_type: type }))).addresses;
const choose = (of: ShopClient, type: 'store' | 'locker', addressId: number) =>
  of.call(api.selectAddress, { address_type: type, address_id: addressId, delivery_service_id: 1 });
const prefer = (addressId: number) => shopper.call(api.preferAddress, { address_id: addressId });
const remove = (addressId: number) => shopper.call(api.deleteAddress, { address_id: addressId });

test('S22 has the homes, and every counter and locker once it is chosen, the last one first (ADR-11, ADR-32)', async () => {
  const before = await book(shopper);
  expect(before.homes).toEqual(
    (await done(shopper.call(api.listAddresses, { address_type: 'home' }))).addresses,
  );
  expect(before.points).toEqual([]);
  const [counter] = await points('store');
  const [locker] = await points('locker');
  await done(choose(shopper, 'store', counter!.addressId));
  await done(choose(shopper, 'locker', locker!.addressId));
  await done(choose(shopper, 'locker', locker!.addressId));
  expect((await book(shopper)).points.map(({ addressId }) => addressId)).toEqual([
    locker!.addressId,
    counter!.addressId,
  ]);
  const other = await shop().visitor().logIn('lettura');
  expect((await book(other)).points).toEqual([]);
});

test('S10 takes a locker for the cart, with the slots of its store (ADR-34)', async () => {
  await chooseHome(shopper);
  const [locker] = await points('locker');
  const cart = await done(choose(shopper, 'locker', locker!.addressId));
  expect(cart.shippingAddress).toMatchObject({
    addressId: locker!.addressId,
    addressTypeId: 5,
    deliveryServiceId: 1,
    autoAssigned: false,
    addressName: 'Armadietto Re di Roma',
  });
  const { days } = await done(shopper.call(listTimeslots, { 'check-locker': true, delivery_service_id: 1 }));
  const [slot] = days[0]!.timeslots;
  expect(slot).toMatchObject({
    beginTime: locker!.firstSlot!.beginTime,
    endTime: locker!.firstSlot!.endTime,
    price: locker!.firstSlot!.price,
  });
  expect(days[0]!.dateIso).toBe(locker!.firstSlot!.dateIso);
  const held = await done(
    shopper.call(selectTimeslot, { sel_date: days[0]!.dateIso, timeslot_id: slot!.timeslotId }),
  );
  expect(held.timeslot).toMatchObject({ timeslotId: slot!.timeslotId });
  expect((await choose(shopper, 'store', locker!.addressId)).code).toBe('address.unknown');
});

test('S23 prefers one home among homes and one store among stores, never a locker (ADR-03)', async () => {
  shopper = await shop().visitor().logIn('lettura');
  const [one, two] = await points('store');
  const [locker] = await points('locker');
  await done(prefer(one!.addressId));
  await done(prefer(two!.addressId));
  const { points: saved } = await book(shopper);
  expect(saved.map(({ addressId, preferred }) => [addressId, preferred])).toEqual([
    [two!.addressId, true],
    [one!.addressId, false],
  ]);
  expect((await done(shopper.call(viewCart))).user.defaultStoreAddressId).toBe(two!.addressId);
  expect((await prefer(locker!.addressId)).code).toBe('address.unknown');
  expect((await prefer(999_999)).code).toBe('address.unknown');
  expect((await done(shopper.call(viewCart))).user.defaultStoreAddressId).toBe(two!.addressId);
});

test('S23 prefers no home of somebody else', async () => {
  const other = await shop().visitor().logIn('agente');
  const theirs = (await book(other)).homes;
  expect(theirs.length).toBeGreaterThan(0);
  expect((await prefer(theirs[0]!.addressId)).code).toBe('address.unknown');
  expect((await book(other)).homes).toEqual(theirs);
});

test('S09 takes a point out of the book, but not the one in use; the place stays for all (ADR-12)', async () => {
  shopper = await shop().visitor().logIn('vuoto');
  const [one, two] = await points('store');
  await done(prefer(one!.addressId));
  await done(choose(shopper, 'store', two!.addressId));
  expect((await remove(two!.addressId)).code).toBe('address.inUse');
  await done(remove(one!.addressId));
  const { points: saved } = await book(shopper);
  expect(saved.map(({ addressId }) => addressId)).toEqual([two!.addressId]);
  expect((await done(shopper.call(viewCart))).user.defaultStoreAddressId).toBeNull();
  expect((await remove(one!.addressId)).code).toBe('address.unknown');
  expect((await points('store')).map(({ addressId }) => addressId)).toContain(one!.addressId);
});

test('a chosen point is in the data of its shopper (REG-20)', async () => {
  const [counter] = await points('store');
  await done(choose(shopper, 'store', counter!.addressId));
  const exported = await done(shopper.call(exportPersonalData));
  expect(JSON.stringify(exported)).toContain('saved_points');
});

test('S01, S02, S05 tell hours, distance and the first free slot of a place to collect at (ADR-30, B-29)', async () => {
  const visitor = shop().visitor();
  const here = { latitude: 41.88, longitude: 12.51 };
  const near = await done(visitor.call(stores.localizeStores, { ...here, services: '1' }));
  const counters = await points('store');
  for (const store of near.stores) {
    const counter = counters.find(({ addressId }) => addressId === store.pickupAddressId);
    expect(counter).toMatchObject({ openingHours: store.openingHours, firstSlot: store.firstSlot });
    expect(store.openingHours.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(store.firstSlot).not.toBeNull();
  }
  const noPickup = (await done(visitor.call(stores.listStores, { services: '2' }))).stores.find(
    ({ deliveryServices }) => deliveryServices.every(({ deliveryServiceId }) => deliveryServiceId === 2),
  );
  expect(noPickup).toMatchObject({ pickupAddressId: null, firstSlot: null });
  const lockers = await done(
    visitor.call(api.listPickupPoints, { ...here, address_type: 'locker', distance: 50_000 }),
  );
  const metres = lockers.addresses.map(({ distance }) => distance!);
  expect(metres).toEqual(metres.toSorted((one, other) => one - other));
  expect(lockers.addresses[0]).toMatchObject({
    addressName: 'Armadietto Re di Roma',
    openingHours: expect.arrayContaining([{ day: 7, text: '24 ore' }]),
  });
});
