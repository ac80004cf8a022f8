import { beforeEach, describe, expect, test } from 'vitest';
import { listPickupPoints } from '../../contract/api/shopping/address.ts';
import { storeFinderActors } from '../../machines/store-finder/store-finder.actors.ts';
import type { PickupKind, SearchedPlace } from '../../machines/store-finder/store-finder.types.ts';
import { chooseHome, done } from '../backend/journeys.ts';
import { givenUp, outcomeOf, tabsOfFile, type Tab } from './open-tab.ts';

const openTab = tabsOfFile();
const frascati: SearchedPlace = {
  by: 'typed',
  label: '00044 Frascati',
  point: { latitude: 41.8083, longitude: 12.6806 },
};

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
  await tab.shopper.client.logIn(tab.shopper.name);
});

const list = (kind: PickupKind, near: SearchedPlace | null = null) =>
  outcomeOf(storeFinderActors(tab).listPlaces, { kind, addressId: null, near });
const find = (typed: string) => outcomeOf(storeFinderActors(tab).findPlace, { typed });
const lines = () => tab.sent.map(({ line }) => line);

describe('the list', () => {
  test('ADR-30: without a home, stores and lockers come by name, without distances', async () => {
    for (const kind of ['store', 'locker'] as const) {
      const places = await list(kind);
      const names = places.map(({ name }) => name);
      expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'it')));
      expect(new Set(places.map(({ distance }) => distance))).toEqual(new Set([null]));
    }
    expect(lines()).toEqual([
      'GET /user-address/list?address_type=home',
      'GET /store-proximity/list?services=1&orderby=distance',
      'GET /user-address/list?address_type=home',
      'GET /user-address/delivery-service-list?address_type=locker',
    ]);
  });

  test('ADR-30, ADR-33: with one they come nearest to it first', async () => {
    await chooseHome(tab.shopper.client);
    for (const kind of ['store', 'locker'] as const) {
      const metres = (await list(kind)).map(({ distance }) => distance ?? -1);
      expect(metres.length).toBeGreaterThan(1);
      expect(metres).toEqual(metres.toSorted((one, other) => one - other));
    }
  });

  test('ADR-30: near a place that was looked for, home is not asked', async () => {
    await chooseHome(tab.shopper.client);
    const [nearest] = await list('store', frascati);
    expect(nearest).toMatchObject({ name: 'Cestolieto Frascati', delivers: false });
    expect(nearest?.firstSlot).not.toBeNull();
    expect(lines()).toEqual(['GET /store-proximity/localize?latitude=41.8083&longitude=12.6806&services=1']);
  });

  test('ADR-32: a locker has its own name and hours', async () => {
    const [nearest] = await list('locker', frascati);
    expect(nearest).toMatchObject({ addressId: nearest?.id, delivers: false });
    expect((await list('locker')).find(({ name }) => name === 'Armadietto Re di Roma')).toMatchObject({
      openingHours: expect.arrayContaining([{ day: 1, text: '24 ore' }]),
    });
  });
});

describe('looking for a place', () => {
  test('ADR-30: a postal code is where its area is', async () => {
    expect(await find(' 00044 ')).toMatchObject({ by: 'typed', label: '00044 Frascati' });
    expect(lines()).toEqual(['GET /delivery-area/view?postalcode=00044']);
  });

  test('ADR-30: a town is found by its name, and a street by its letters', async () => {
    expect(await find('frascati')).toMatchObject({ label: 'Frascati, 00044 RM' });
    expect(await find('Via Appia Nuova, Roma')).toMatchObject({
      label: expect.stringContaining('Via Appia Nuova'),
    });
  });

  test.each(['99999', 'Zzzzzz', 'Rom'])('ADR-30: nobody knows where %s is', async (typed) => {
    expect(await find(typed)).toBeNull();
  });
});

describe('choosing', () => {
  test('ADR-31: a store is set, and then its counter', async () => {
    const [store] = await list('store');
    const actors = storeFinderActors(tab);
    const { cart } = await outcomeOf(actors.selectStore, { storeId: store?.id ?? 0 });
    expect([cart.store?.storeId, cart.shippingAddress?.addressId]).toEqual([store?.id, store?.addressId]);
    const addressId = store?.addressId ?? 0;
    const chosen = await outcomeOf(actors.selectAddress, { addressId, kind: 'store' });
    expect(chosen.cart.shippingAddress).toMatchObject({ addressId, addressTypeId: 3, autoAssigned: false });
    expect(lines().slice(2)).toEqual([
      `GET /store-proximity/select?show_sectors=true&store_id=${store?.id}`,
      `POST /user-address/select?show_sectors=true&address_id=${addressId}&address_type=store&delivery_service_id=1`,
    ]);
  });

  test('ADR-32, ADR-34: a locker is chosen as what it is', async () => {
    const { addresses } = await done(tab.shopper.client.call(listPickupPoints, { address_type: 'locker' }));
    const addressId = addresses[0]?.addressId ?? 0;
    const { cart } = await outcomeOf(storeFinderActors(tab).selectAddress, { addressId, kind: 'locker' });
    expect(cart.shippingAddress).toMatchObject({ addressId, addressTypeId: 5, autoAssigned: false });
    expect(lines()).toEqual([
      `POST /user-address/select?show_sectors=true&address_id=${addressId}&address_type=locker&delivery_service_id=1`,
    ]);
  });
});

describe('API-32: what is given up is aborted', () => {
  test.each<[string, () => Promise<boolean[]>]>([
    [
      'listing',
      () =>
        givenUp(tab, storeFinderActors(tab).listPlaces, { kind: 'store', addressId: null, near: frascati }),
    ],
    ['looking for a place', () => givenUp(tab, storeFinderActors(tab).findPlace, { typed: '00044' })],
    ['choosing a store', () => givenUp(tab, storeFinderActors(tab).selectStore, { storeId: 1 })],
    [
      'choosing a point',
      () => givenUp(tab, storeFinderActors(tab).selectAddress, { addressId: 1, kind: 'locker' }),
    ],
    ['reading after choosing', () => givenUp(tab, storeFinderActors(tab).reloadCart, undefined)],
  ])('%s', async (_what, giveUp) => {
    expect(await giveUp()).toEqual([true]);
  });
});
