import { beforeEach, expect, test } from 'vitest';
import { listPickupPoints } from '../../contract/api/shopping/address.ts';
import { parkingActors } from '../../machines/parking/parking.actors.ts';
import { done } from '../backend/journeys.ts';
import { outcomeOf, tabsOfFile, type Tab } from './open-tab.ts';

const openTab = tabsOfFile();
let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
  await tab.shopper.client.logIn(tab.shopper.name);
});

test('ORD-11: the way to a place of pickup is told in metres, a long one as 100 km', async () => {
  const { addresses } = await done(tab.shopper.client.call(listPickupPoints, {}));
  const { addressId, latitude, longitude } = addresses[0]!;
  const { delivery } = await tab.services();
  expect(await delivery.metresTo(addressId, { latitude: latitude!, longitude: longitude! })).toBe(0);
  expect(await delivery.metresTo(addressId, { latitude: latitude! + 0.0009, longitude: longitude! })).toBe(
    100,
  );
  expect(await delivery.metresTo(addressId, { latitude: 0, longitude: 0 })).toBe(100_000);
  await expect(delivery.metresTo(99_999, { latitude: 41.9, longitude: 12.5 })).rejects.toThrow('99999');
});

test('ORD-11: a place that is refused says so in the words of the shop', async () => {
  const reserve = outcomeOf(parkingActors(tab).reserve, { orderId: 1, distance: 0 });
  await expect(reserve).rejects.toMatchObject({ kind: 'refused', messages: [{ code: 'order.unknown' }] });
});
