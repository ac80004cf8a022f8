import { beforeEach, expect, test } from 'vitest';
import * as api from '../../../contract/api/shopping/address.ts';
import { modifyOrder } from '../../../contract/api/ordering/order.ts';
import { viewCart } from '../../../contract/api/shopping/cart.ts';
import * as stores from '../../../contract/api/shopping/store.ts';
import { chooseHome, chooseSlot, done, homeDetails, homes, purchase } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let shopper: ShopClient;
const via = { ...homes['cestolieto'], ...homeDetails };

beforeEach(async () => {
  shopper = await shop().visitor().logIn('demo');
});

test.each(['cestolieto', 'ortavia', 'passolesto'])('S11 knows the demo address of %s', async (brand) => {
  const check = (place: object) =>
    shop()
      .visitor(brand)
      .call(api.checkAddress, { ...place });
  const inside = await done(check(homes[brand]!));
  expect(inside).toMatchObject({ active: 1, validated: true, addressNumber: homes[brand]!['addressNumber'] });
  expect(inside.latitude).toBeTypeOf('number');
  const unvalidated = await done(check({ ...homes[brand], address1: 'Via Immaginaria', addressNumber: '1' }));
  expect(unvalidated).toMatchObject({ active: 1, validated: false });
  const outside = {
    address1: 'Via Toledo',
    addressNumber: '156',
    postalcode: '80134',
    city: 'Napoli',
    province: 'NA',
  };
  expect(await done(check(outside))).toMatchObject({ active: 0 });
});

test('S11 names what is missing, in the order of the message (ADR-17)', async () => {
  const text = async (place: object) => {
    const refused = await shopper.call(api.checkAddress, { ...place });
    expect(refused.code).toBe('address.incomplete');
    return refused.body.response.errorsMessage[0];
  };
  const opening = "L'indirizzo inserito è incompleto, mancano i seguenti campi: ";
  expect(await text({ city: 'Roma' })).toBe(`${opening}indirizzo, CAP, provincia`);
  expect(await text({})).toBe(`${opening}città, indirizzo, CAP, provincia`);
  expect(await text({ ...via, city: '  ' })).toBe(`${opening}città`);
  expect((await shopper.call(api.checkAddress, { ...via, gpsLatitude: 91 })).http).toBe(422);
});

test('S11 finds the number in the street and normalises what it knows', async () => {
  const typed = { address1: 'via appia  nuova 120', city: 'ROMA', province: 'roma', postalcode: '00183' };
  const found = await done(shopper.call(api.checkAddress, typed));
  expect(found).toMatchObject({
    addressNumber: '120',
    validated: true,
    address: {
      address1: 'Via Appia Nuova',
      addressNumber: '120',
      city: 'Roma',
      province: 'RM',
      postalcode: '00183',
    },
  });
  expect(
    (await done(shopper.call(api.checkAddress, { ...typed, address1: 'Via Appia Nuova' }))).addressNumber,
  ).toBeNull();
});

test('S12 checks required fields, area and geocoder in this order (ADR-23, ADR-24)', async () => {
  const save = (fields: object) => shopper.call(api.updateAddress, { ...fields });
  const bare = await save({ ...homes['cestolieto'] });
  expect(bare.body.response.errors.map(({ code, field }) => [code, field])).toEqual([
    ['validation', 'doorbellName'],
    ['validation', 'addressName'],
    ['validation', 'referencePhoneNumber'],
  ]);
  expect((await save({ ...via, referencePhoneNumber: '12' })).field).toBe('referencePhoneNumber');
  expect((await save({ ...via, addressNumber: '' })).code).toBe('message.invalidAddress1');
  expect((await save({ ...via, postalcode: '80134' })).code).toBe('message.invalidAddress1');
  const imaginary = { ...via, address1: 'Via Immaginaria', addressNumber: '1' };
  expect((await save(imaginary)).code).toBe('address.unvalidated');
  const saved = await save({ ...imaginary, saveAnyway: true });
  expect(saved.data).toMatchObject({ validated: false, active: 1, addressTypeId: 2, preferred: false });
  expect(saved.body.response.infosMessage).toEqual(["L'indirizzo è stato salvato."]);
  expect((await save({ ...via, doorbellName: 'x'.repeat(61) })).http).toBe(422);
});

test.each(['', 'R', 'roma', 'RM', 'Lazio'])(
  'S12 saves the two letters of the province for %j',
  async (province) => {
    const saved = await done(shopper.call(api.updateAddress, { ...via, province }));
    const imaginary = { ...via, address1: 'Via Immaginaria', addressNumber: '1', saveAnyway: true };
    const unknown = await done(shopper.call(api.updateAddress, { ...imaginary, province }));
    expect([saved.province, unknown.province]).toEqual(['RM', 'RM']);
  },
);

test('S12 prefers the first home, keeps one preferred and edits own homes only', async () => {
  const empty = await shop().visitor('passolesto').logIn('vuoto');
  const own = { ...homes['passolesto'], ...homeDetails };
  const first = await done(empty.call(api.updateAddress, own));
  expect(first.preferred).toBe(true);
  const second = await done(empty.call(api.updateAddress, { ...own, addressNumber: '52', preferred: true }));
  const list = await done(empty.call(api.listAddresses, { address_type: 'home' }));
  expect(list.addresses.map((one) => [one.addressId, one.preferred])).toEqual([
    [second.addressId, true],
    [first.addressId, false],
  ]);
  const edited = await done(
    empty.call(api.updateAddress, { ...own, addressId: first.addressId, floor: '3' }),
  );
  expect(edited).toMatchObject({ addressId: first.addressId, floor: '3', preferred: false });
  const other = await shop().visitor('passolesto').logIn('demo');
  const theirs = await done(other.call(api.listAddresses, { address_type: 'home' }));
  expect(theirs.addresses.map(({ preferred }) => preferred)).toEqual([true]);
  expect((await other.call(api.updateAddress, { ...own, addressId: first.addressId })).code).toBe(
    'address.unknown',
  );
  for (let homeCount = 2; homeCount < 20; homeCount += 1) await done(empty.call(api.updateAddress, own));
  expect((await empty.call(api.updateAddress, own)).code).toBe('address.tooMany');
});

test('S10 chooses an address; another one drops slot and hold (GATE-08)', async () => {
  const cart = await chooseHome(shopper);
  expect(cart.shippingAddress).toMatchObject({ autoAssigned: false, deliveryServiceId: 2 });
  await chooseSlot(shopper);
  const again = await chooseHome(shopper);
  expect(again.timeslot).not.toBeNull();
  const office = await done(
    shopper.call(api.updateAddress, { ...via, addressNumber: '7', addressName: 'Ufficio' }),
  );
  const wish = { address_type: 'home', address_id: office.addressId, delivery_service_id: 2 };
  const moved = await done(shopper.call(api.selectAddress, wish));
  expect([moved.shippingAddress?.addressId, moved.timeslot]).toEqual([office.addressId, null]);
  expect((await shopper.call(api.selectAddress, { ...wish, delivery_service_id: 1 })).http).toBe(422);
  expect((await shopper.call(api.selectAddress, { ...wish, address_type: 'drive' })).http).toBe(422);
  expect((await shopper.call(api.selectAddress, { ...wish, address_id: 999_999 })).code).toBe(
    'address.unknown',
  );
  const reader = await shop().visitor().logIn('lettura');
  expect((await reader.call(api.selectAddress, wish)).code).toBe('address.unknown');
});

test('S03 proposes the pickup point of a store, S10 chooses it (decision 015)', async () => {
  await chooseHome(shopper);
  await chooseSlot(shopper);
  const { stores: all } = await done(shopper.call(stores.listStores, { services: '1' }));
  const proposed = await done(shopper.call(stores.selectStore, { store_id: all[1]!.storeId }));
  expect(proposed).toMatchObject({
    store: { storeId: all[1]!.storeId },
    shippingAddress: { autoAssigned: true, addressTypeId: 3, deliveryServiceId: 1 },
    timeslot: null,
  });
  const wish = {
    address_type: 'store',
    address_id: proposed.shippingAddress!.addressId,
    delivery_service_id: 1,
  };
  const chosen = await done(shopper.call(api.selectAddress, wish));
  expect(chosen.shippingAddress).toMatchObject({ autoAssigned: false, addressId: wish.address_id });
  expect((await chooseSlot(shopper)).timeslot).not.toBeNull();
  expect((await shopper.call(stores.selectStore, { store_id: 999_999 })).code).toBe('store.unknown');
});

test('S09 deletes own homes, but not the one chosen (ADR-12)', async () => {
  const cart = await chooseHome(shopper);
  const remove = (addressId: number) => shopper.call(api.deleteAddress, { address_id: addressId });
  const kept = await remove(cart.shippingAddress!.addressId);
  expect(kept.code).toBe('address.inUse');
  expect(kept.body.response.errorsMessage).toEqual([
    "Non è possibile eliminare l'indirizzo selezionato per la consegna della spesa.",
  ]);
  const spare = await done(shopper.call(api.updateAddress, { ...via, addressNumber: '99' }));
  expect((await remove(spare.addressId)).status).toBe(0);
  expect((await remove(spare.addressId)).code).toBe('address.unknown');
  expect((await shopper.call(api.viewAddress, { address_id: spare.addressId })).http).toBe(404);
  const { addresses } = await done(shopper.call(api.listAddresses));
  expect((await remove(addresses[0]!.addressId)).code).toBe('address.unknown');
});

test('S09 takes a merely proposed home out of the cart', async () => {
  const reader = await shop().visitor().logIn('lettura');
  const { shippingAddress } = await done(reader.call(viewCart));
  await done(reader.call(api.deleteAddress, { address_id: shippingAddress!.addressId }));
  expect((await done(reader.call(viewCart))).shippingAddress).toBeNull();
});

test.each([
  ['paid', 2, 'cestolieto'],
  ['still to be paid', 12, 'passolesto'],
] as const)('S09 keeps a home that an order goes to, %s', async (_, paymentTypeId, brand) => {
  const buyer = await shop().visitor(brand).logIn('demo');
  await purchase(buyer, { paymentTypeId });
  const used = (await done(buyer.call(viewCart))).shippingAddress!.addressId;
  const office = await done(
    buyer.call(api.updateAddress, { ...homes[brand], ...homeDetails, addressNumber: '52' }),
  );
  await done(
    buyer.call(api.selectAddress, {
      address_type: 'home',
      address_id: office.addressId,
      delivery_service_id: 2,
    }),
  );
  expect((await buyer.call(api.deleteAddress, { address_id: used })).code).toBe('address.inUse');
});

test('S09 keeps the home of the cart that waits while an order is changed', async () => {
  const buyer = await shop().visitor('ortavia').logIn('demo');
  const { orderId } = await purchase(buyer);
  const home = { ...homes['ortavia'], ...homeDetails, addressNumber: '12' };
  const { addressId } = await done(buyer.call(api.updateAddress, home));
  const wish = { address_type: 'home', address_id: addressId, delivery_service_id: 2 };
  await done(buyer.call(api.selectAddress, wish));
  await done(buyer.call(modifyOrder, { order_id: orderId }));
  expect((await buyer.call(api.deleteAddress, { address_id: addressId })).code).toBe('address.inUse');
  const normal = await done(buyer.call(modifyOrder, { order_id: orderId, abandon: true }));
  expect(normal.shippingAddress).toMatchObject({ addressId, autoAssigned: false });
});

test('S05-S08 list pickup points for anyone and homes for their owner (ADR-33, API-24)', async () => {
  const visitor = shop().visitor();
  const points = async (params: object) =>
    (await done(visitor.call(api.listPickupPoints, { ...params }))).addresses;
  const all = await points({});
  expect(new Set(all.map((point) => point.addressTypeId))).toEqual(new Set([3, 5]));
  expect(await points({ delivery_service_id: 2 })).toEqual([]);
  expect((await points({ address_type: 'locker' })).every((point) => point.addressType === 'locker')).toBe(
    true,
  );
  const near = await points({ latitude: 41.88, longitude: 12.51, distance: 3000 });
  expect(near.length).toBeGreaterThan(0);
  expect(near.length).toBeLessThan(all.length);
  expect((await visitor.call(api.listPickupPoints, { latitude: 41.88 })).field).toBe('longitude');
  const { stores: shops } = await done(visitor.call(stores.listStores));
  const ofStore = await done(visitor.call(api.listStoreAddresses, { store_id: shops[0]!.storeId }));
  expect(ofStore.addresses.length).toBeGreaterThan(0);
  expect((await visitor.call(api.listStoreAddresses, { store_id: 999_999 })).http).toBe(404);
  const drive = await done(shopper.call(api.listAddresses));
  expect(drive.addresses.every((point) => point.addressTypeId === 3)).toBe(true);
  expect((await shopper.call(api.listAddresses, { address_type: 'moon' })).http).toBe(422);
  const home = (await done(shopper.call(api.listAddresses, { address_type: 'home' }))).addresses[0]!;
  expect(await done(shopper.call(api.viewAddress, { address_id: home.addressId }))).toEqual(home);
  const other = await shop().visitor().logIn('agente');
  expect((await other.call(api.viewAddress, { address_id: home.addressId })).http).toBe(404);
});

test('S01, S02, S04, S13 find stores by name, distance and id (API-23)', async () => {
  const visitor = shop().visitor();
  const { stores: all } = await done(visitor.call(stores.listStores));
  expect(all.length).toBeGreaterThanOrEqual(3);
  expect(all.map((one) => one.name)).toEqual(
    all.map((one) => one.name).toSorted((a, b) => a.localeCompare(b, 'it')),
  );
  expect(all.some((one) => one.deliveryServices.length === 2)).toBe(true);
  const here = { latitude: 41.88, longitude: 12.51 };
  const near = await done(visitor.call(stores.localizeStores, here));
  const metres = near.stores.map((one) => one.distance!);
  expect(metres).toEqual(metres.toSorted((a, b) => a - b));
  expect((await visitor.call(stores.localizeStores, { ...here, latitude: 'nord' })).http).toBe(422);
  expect((await visitor.call(stores.listStores, { services: '9' })).http).toBe(422);
  const first = await done(visitor.call(stores.viewStore, { store_id: near.stores[0]!.storeId }));
  expect(first.openingHours.length).toBeGreaterThan(0);
  expect((await visitor.call(stores.viewStore, { store_id: 999_999 })).http).toBe(404);
  const { warehouse } = await done(visitor.call(stores.findWarehouse, here));
  expect(warehouse?.warehouseId).toBe(near.stores[0]!.warehouseId);
  expect(await done(visitor.call(stores.findWarehouse, { latitude: 0, longitude: 0 }))).toEqual({
    warehouse: null,
  });
});

test('S17 tells fee, threshold and what is missing', async () => {
  const fee = async (brand: string) => done(shop().visitor(brand).call(stores.viewDeliveryFee));
  expect(await fee('cestolieto')).toEqual({ fee: 4.9, freeFrom: 80, missing: 0, minOrder: 40 });
  expect(await fee('ortavia')).toEqual({ fee: 5.9, freeFrom: 90, missing: 0, minOrder: 45 });
  expect(await fee('passolesto')).toEqual({ fee: 2.9, freeFrom: null, missing: 0, minOrder: 25 });
  const agent = await shop().visitor().logIn('agente');
  expect(await done(agent.call(stores.viewDeliveryFee))).toMatchObject({ missing: 40 });
  expect((await agent.raw(`${stores.viewDeliveryFee.path}?brand=%E0%A4%A`)).http).toBe(400);
});

test('S18 suggests from the fourth character on, numbers recognised; S19 resolves for ever (ADR-13, API-29)', async () => {
  const suggest = async (q: string) =>
    (await done(shop().visitor().call(api.suggestAddresses, { q }))).suggestions;
  expect(await suggest('via')).toEqual([]);
  expect(await suggest('zzzzzz')).toEqual([]);
  const [found] = await suggest('via appia nuova 120');
  expect(found).toMatchObject({ main: 'Via Appia Nuova 120', label: expect.stringContaining('Roma RM') });
  expect((await suggest('VÌA APPIA'))[0]?.main).toMatch(/^Via Appia/);
  expect((await suggest('corso repub latina'))[0]).toMatchObject({ main: 'Corso della Repubblica' });
  const { address } = await done(shop().visitor('ortavia').call(api.resolveAddress, { id: found!.id }));
  expect(address).toMatchObject({
    address1: 'Via Appia Nuova',
    addressNumber: '120',
    city: 'Roma',
    province: 'RM',
  });
  expect((await shop().visitor().call(api.resolveAddress, { id: 'x.y.z' })).http).toBe(404);
  expect((await shop().visitor().call(api.resolveAddress, { id: '' })).http).toBe(422);
});

test('S21 says of a postal code whether the brand delivers there, and where it is (SES-17)', async () => {
  const area = (brand: string, postalcode: string) =>
    done(shop().visitor(brand).call(api.viewDeliveryArea, { postalcode }));
  expect(await area('cestolieto', '00183')).toEqual({
    postalcode: '00183',
    active: 1,
    city: 'Roma',
    province: 'RM',
    latitude: 41.88,
    longitude: 12.51,
  });
  expect((await area('ortavia', '00183')).active).toBe(0);
  expect(await area('cestolieto', '99999')).toEqual({
    postalcode: '99999',
    active: 0,
    city: null,
    province: null,
    latitude: null,
    longitude: null,
  });
  for (const postalcode of ['', '0018', '001833', 'Roma0']) {
    expect((await shop().visitor().call(api.viewDeliveryArea, { postalcode })).http).toBe(422);
  }
});

test('S20 finds the place nearest to a point, and none far from all (ADR-14)', async () => {
  const at = async (latitude: number, longitude: number) =>
    (await done(shop().visitor().call(api.locateAddress, { latitude, longitude }))).address;
  expect(await at(41.881, 12.511)).toEqual({
    address1: '',
    addressNumber: '',
    city: 'Roma',
    province: 'RM',
    postalcode: '00182',
    latitude: 41.881,
    longitude: 12.511,
  });
  expect(await at(45.46, 9.19)).toBeNull();
  expect((await shop().visitor().call(api.locateAddress, { latitude: 91, longitude: 0 })).http).toBe(422);
  expect((await shop().visitor().raw('/ebsn/api/geocoder/locate?latitude=41')).http).toBe(422);
});
