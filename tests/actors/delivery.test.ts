import { beforeEach, describe, expect, test } from 'vitest';
import { listAddresses, listPickupPoints } from '../../contract/api/shopping/address.ts';
import { viewCart } from '../../contract/api/shopping/cart.ts';
import { addressBookActors } from '../../machines/address-book/address-book.actors.ts';
import { addressEditorActors } from '../../machines/address-editor/address-editor.actors.ts';
import { addressSelectorActors } from '../../machines/address-selector/address-selector.actors.ts';
import { addressSuggestActors } from '../../machines/address-suggest/address-suggest.actors.ts';
import { areaNoticeActors } from '../../machines/area-notice/area-notice.actors.ts';
import { serviceAreaActors } from '../../machines/service-area/service-area.actors.ts';
import { timeslotPickerActors } from '../../machines/timeslot-picker/timeslot-picker.actors.ts';
import { chooseHome, done, openSlots } from '../backend/journeys.ts';
import { givenUp, outcomeOf, tabsOfFile, type Tab } from './open-tab.ts';

const openTab = tabsOfFile();

const place = {
  address1: 'Via Appia Nuova',
  addressNumber: '120',
  postalcode: '00183',
  city: 'Roma',
  province: 'RM',
};
const coordinates = { latitude: 41.88, longitude: 12.51 };
const details = {
  doorbellName: 'Rossi',
  addressName: 'Casa',
  floor: '3',
  referencePhoneNumber: '3331234567',
};
const saving = () => ({
  place,
  coordinates,
  details,
  saveAnyway: false,
  moved: null,
  key: crypto.randomUUID(),
});

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});

const logIn = () => tab.shopper.client.logIn(tab.shopper.name);

describe('the address form', () => {
  test('ADR-19: has exactly the typed place checked, with its coordinates or without any', async () => {
    await logIn();
    const { checkAddress } = addressEditorActors(tab);
    const found = await outcomeOf(checkAddress, { place, coordinates });
    expect([found.validated, found.active]).toEqual([true, 1]);
    await outcomeOf(checkAddress, { place, coordinates: null });
    const sent = (gpsLatitude: number | null, gpsLongitude: number | null) => ({
      line: 'POST /user-address/check',
      body: { ...place, gpsLatitude, gpsLongitude },
    });
    expect(tab.sent).toMatchObject([sent(41.88, 12.51), sent(null, null)]);
  });

  test('ADR-27: saves place and details, and the saved home can be chosen', async () => {
    await logIn();
    const { saveAddress, selectAddress } = addressEditorActors(tab);
    const { addressId } = await outcomeOf(saveAddress, saving());
    const { addresses } = await done(tab.shopper.client.call(listAddresses, { address_type: 'home' }));
    expect(addresses).toMatchObject([{ addressId, ...place, ...details }]);
    const { cart } = await outcomeOf(selectAddress, { addressId });
    expect(cart.shippingAddress).toMatchObject({ addressId, deliveryServiceId: 2, autoAssigned: false });
    expect(tab.sent.map(({ line }) => line)).toEqual([
      'POST /user-address/update',
      `POST /user-address/select?show_sectors=true&address_id=${addressId}&address_type=home&delivery_service_id=2`,
    ]);
    expect(tab.sent[0]?.body).toEqual({
      ...place,
      ...details,
      ...coordinates,
      saveAnyway: false,
    });
    expect(tab.sent.map(({ keepalive }) => keepalive)).toEqual([true, true]);
  });

  test('RULE-ADDRESSEDITOR-6: a save whose answer was cut is saved once, also when it is sent again', async () => {
    await logIn();
    const { saveAddress } = addressEditorActors(tab);
    const once = saving();
    tab.decide((line) => (line === 'POST /user-address/update' ? 'cut after' : 'pass'));
    await expect(outcomeOf(saveAddress, once)).rejects.toMatchObject({ kind: 'network' });
    tab.decide(() => 'pass');
    const { addressId } = await outcomeOf(saveAddress, once);
    const { addresses } = await done(tab.shopper.client.call(listAddresses, { address_type: 'home' }));
    expect(addresses.map((address) => address.addressId)).toEqual([addressId]);
    expect(tab.sent.map(({ line, key }) => [line, key])).toEqual([
      ['POST /user-address/update', once.key],
      ['POST /user-address/update', once.key],
    ]);
  });

  test('an address nobody found is saved only when the shopper insists', async () => {
    await logIn();
    const { saveAddress } = addressEditorActors(tab);
    const unknown = { ...saving(), coordinates: null, place: { ...place, address1: 'Via Mai Vista' } };
    await expect(outcomeOf(saveAddress, unknown)).rejects.toMatchObject({ kind: 'refused' });
    const { addressId } = await outcomeOf(saveAddress, { ...unknown, saveAnyway: true, key: saving().key });
    expect(addressId).toBeGreaterThan(0);
  });
});

describe('the address dialog', () => {
  test('ADR-05, ADR-06: lists own homes, and chooses one to be delivered to', async () => {
    await logIn();
    const cart = await chooseHome(tab.shopper.client);
    const { listHomeAddresses, selectAddress } = addressSelectorActors(tab);
    const [home] = await outcomeOf(listHomeAddresses, undefined);
    const addressId = home?.addressId ?? 0;
    expect(addressId).toBe(cart.shippingAddress?.addressId);
    const chosen = await outcomeOf(selectAddress, { addressId });
    expect(chosen.cart.shippingAddress).toMatchObject({ addressId, deliveryServiceId: 2 });
    expect(tab.sent.map(({ line }) => line)).toEqual([
      'GET /user-address/list?address_type=home',
      `POST /user-address/select?show_sectors=true&address_id=${addressId}&address_type=home&delivery_service_id=2`,
    ]);
  });

  test('reliability 24: a home of somebody else cannot be chosen', async () => {
    await logIn();
    const theirs = (await chooseHome(tab.shopper.client)).shippingAddress?.addressId ?? 0;
    const stranger = await openTab();
    await stranger.shopper.client.logIn(stranger.shopper.name);
    const { selectAddress } = addressSelectorActors(stranger);
    await expect(outcomeOf(selectAddress, { addressId: theirs })).rejects.toMatchObject({ kind: 'refused' });
    await expect(
      outcomeOf(addressEditorActors(stranger).selectAddress, { addressId: theirs }),
    ).rejects.toMatchObject({ kind: 'refused' });
    expect((await done(stranger.shopper.client.call(viewCart))).shippingAddress).toBeNull();
  });
});

test('ADR-13: places are suggested while one types, without an overlay, and one is resolved', async () => {
  const { suggest, resolve } = addressSuggestActors(tab);
  const [first] = await outcomeOf(suggest, { typed: 'Via Appia Nuova' });
  expect(first?.main).toContain('Via Appia Nuova');
  const found = await outcomeOf(resolve, { id: first?.id ?? '' });
  expect(found).toMatchObject({ address1: 'Via Appia Nuova', city: 'Roma' });
  expect(tab.paths()).toEqual(['GET /geocoder/suggest', 'GET /geocoder/resolve']);
  expect(tab.told).toEqual([]);
});

describe('the slot dialog', () => {
  test('SLOT-15, ADR-34: asks for slots of the service, and of lockers where it is one', async () => {
    await logIn();
    await chooseHome(tab.shopper.client);
    const { listTimeslots } = timeslotPickerActors(tab);
    const days = await outcomeOf(listTimeslots, { deliveryServiceId: 2, isLocker: false });
    expect(days.length).toBeGreaterThan(3);
    await outcomeOf(listTimeslots, { deliveryServiceId: 1, isLocker: true });
    expect(tab.sent.map(({ line }) => line)).toEqual([
      'GET /timeslot/list?delivery_service_id=2&check-locker=false',
      'GET /timeslot/list?delivery_service_id=1&check-locker=true',
    ]);
    expect(tab.told).toEqual(['started', 'ended', 'started', 'ended']);
  });

  test('SLOT-15: asks for closed slots too where the brand shows them', async () => {
    await logIn();
    await chooseHome(tab.shopper.client);
    const ask = { deliveryServiceId: 2, isLocker: false } as const;
    const hasClosed = async (withClosed: boolean) => {
      const { services } = tab;
      const { listTimeslots } = timeslotPickerActors({ services, withClosed });
      const days = await outcomeOf(listTimeslots, ask);
      return days.some(({ timeslots }) => timeslots.some(({ active }) => active === 0));
    };
    expect([await hasClosed(true), await hasClosed(false)]).toEqual([true, false]);
    expect(tab.sent.map(({ line }) => line)).toEqual([
      'GET /timeslot/list?delivery_service_id=2&check-locker=false&show-closed=true',
      'GET /timeslot/list?delivery_service_id=2&check-locker=false',
    ]);
  });

  test('SLOT-08: chooses the picked slot', async () => {
    await logIn();
    await chooseHome(tab.shopper.client);
    const [, slot] = await openSlots(tab.shopper.client);
    if (slot === undefined) throw new Error('no slot is open');
    const { cart } = await outcomeOf(timeslotPickerActors(tab).selectTimeslot, slot);
    expect(cart.timeslot).toMatchObject({ ...slot, autoAssigned: false });
    expect(tab.sent).toMatchObject([
      {
        line: `GET /timeslot/select?show_sectors=true&sel_date=${slot.dateIso}&timeslot_id=${slot.timeslotId}`,
        keepalive: true,
      },
    ]);
  });
});

const slot = { dateIso: '2026-11-22', timeslotId: 5 };

describe('API-32: what is given up is aborted', () => {
  test.each<[string, () => Promise<boolean[]>]>([
    ['checking', () => givenUp(tab, addressEditorActors(tab).checkAddress, { place, coordinates })],
    ['saving', () => givenUp(tab, addressEditorActors(tab).saveAddress, saving())],
    ['choosing what was saved', () => givenUp(tab, addressEditorActors(tab).selectAddress, { addressId: 1 })],
    ['reading after saving', () => givenUp(tab, addressEditorActors(tab).reloadCart, undefined)],
    ['listing homes', () => givenUp(tab, addressSelectorActors(tab).listHomeAddresses, undefined)],
    ['choosing a home', () => givenUp(tab, addressSelectorActors(tab).selectAddress, { addressId: 1 })],
    ['reading after choosing', () => givenUp(tab, addressSelectorActors(tab).reloadCart, undefined)],
    ['suggesting', () => givenUp(tab, addressSuggestActors(tab).suggest, { typed: 'Via Appia' })],
    ['resolving', () => givenUp(tab, addressSuggestActors(tab).resolve, { id: 's-1' })],
    [
      'listing slots',
      () => givenUp(tab, timeslotPickerActors(tab).listTimeslots, { deliveryServiceId: 2, isLocker: false }),
    ],
    ['choosing a slot', () => givenUp(tab, timeslotPickerActors(tab).selectTimeslot, slot)],
    ['reading after a slot', () => givenUp(tab, timeslotPickerActors(tab).reloadCart, undefined)],
  ])('%s', async (_, giveUp) => {
    expect(await giveUp()).toEqual([true]);
  });
});

describe('the address book', () => {
  test('ADR-03, ADR-11: a home is preferred and its door changed, and its place stays', async () => {
    await logIn();
    const { saveAddress } = addressEditorActors(tab);
    await outcomeOf(saveAddress, saving());
    await outcomeOf(saveAddress, { ...saving(), details: { ...details, addressName: 'Nonna' } });
    const { listAddresses: list, preferAddress, saveDoor } = addressBookActors(tab);
    const nonna = async () =>
      (await outcomeOf(list, undefined)).homes.find(({ addressName }) => addressName.startsWith('Nonna'));
    const before = await nonna();
    if (before === undefined) throw new Error('the home was saved');
    await outcomeOf(preferAddress, { addressId: before.addressId });
    const door = { ...details, addressName: 'Nonna Pina', addressNote: 'suonare due volte', elevator: true };
    await outcomeOf(saveDoor, { address: before, door });
    expect(await nonna()).toEqual({ ...before, preferred: true, ...door });
  });

  test('ADR-11, ADR-29: a home moves, and keeps its name, its door, its note and that it is preferred', async () => {
    await logIn();
    const { saveAddress } = addressEditorActors(tab);
    await outcomeOf(saveAddress, saving());
    const { listAddresses: list, preferAddress, saveDoor } = addressBookActors(tab);
    const only = async () => (await outcomeOf(list, undefined)).homes[0];
    const address = await only();
    if (address === undefined) throw new Error('the home was saved');
    await outcomeOf(saveDoor, { address, door: { ...details, addressNote: 'due volte', elevator: true } });
    await outcomeOf(preferAddress, { addressId: address.addressId });
    const before = await only();
    const there = { ...place, addressNumber: '122' };
    await outcomeOf(saveAddress, { ...saving(), place: there, moved: before ?? null });
    expect(await only()).toEqual({ ...before, addressNumber: '122' });
  });

  test('ADR-06, ADR-32: the groceries go to what is used of the book, a locker as well', async () => {
    await logIn();
    const { addresses } = await done(tab.shopper.client.call(listPickupPoints, { address_type: 'locker' }));
    const { listAddresses: list, useAddress } = addressBookActors(tab);
    const [address] = addresses;
    if (address === undefined) throw new Error('the brand has lockers');
    const { cart } = await outcomeOf(useAddress, { address });
    expect(cart.shippingAddress).toMatchObject({ addressId: address.addressId, autoAssigned: false });
    expect((await outcomeOf(list, undefined)).points.map(({ addressId }) => addressId)).toEqual([
      address.addressId,
    ]);
  });

  test('ADR-12: a home is deleted, but not the one the shopping goes to', async () => {
    await logIn();
    await chooseHome(tab.shopper.client);
    const { saveAddress } = addressEditorActors(tab);
    const { addressId: other } = await outcomeOf(saveAddress, saving());
    const { listAddresses: list, removeAddress } = addressBookActors(tab);
    await outcomeOf(removeAddress, { addressId: other });
    const {
      homes: [inUse, ...more],
    } = await outcomeOf(list, undefined);
    expect(more).toEqual([]);
    await expect(outcomeOf(removeAddress, { addressId: inUse?.addressId ?? 0 })).rejects.toMatchObject({
      kind: 'refused',
      messages: [{ text: "Non è possibile eliminare l'indirizzo selezionato per la consegna della spesa." }],
    });
  });
});

describe('the area the shop delivers in', () => {
  test('SES-17: takes an e-mail for a place that is not served, and none for one that is', async () => {
    const { leaveEmail } = areaNoticeActors(tab);
    const email = 'scrivetemi@posta.example';
    await outcomeOf(leaveEmail, { email, postalcode: '80134' });
    await expect(outcomeOf(leaveEmail, { email, postalcode: '00183' })).rejects.toMatchObject({
      kind: 'refused',
      messages: [{ code: 'area.served' }],
    });
    expect(tab.sent).toMatchObject([
      { line: 'POST /area-notice/add', body: { email, postalcode: '80134' } },
      { line: 'POST /area-notice/add', body: { email, postalcode: '00183' } },
    ]);
  });

  test('SES-17: is told of a postal code to whoever asks, without a sign of loading', async () => {
    const { viewArea, findSlots, findStores } = serviceAreaActors(tab);
    expect(await outcomeOf(viewArea, { postalcode: '00183' })).toMatchObject({
      postalcode: '00183',
      active: 1,
      city: 'Roma',
    });
    expect(await outcomeOf(viewArea, { postalcode: '20121' })).toMatchObject({ active: 0 });
    expect(await outcomeOf(findSlots, undefined)).toHaveLength(3);
    expect(await outcomeOf(findStores, { near: coordinates })).toHaveLength(2);
    expect([tab.paths(), tab.told]).toEqual([
      [
        'GET /delivery-area/view',
        'GET /delivery-area/view',
        'GET /timeslot/list',
        'GET /store-proximity/localize',
      ],
      [],
    ]);
  });
});
