import { expect, test } from 'vitest';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import { deleteOrder } from '../../../contract/api/ordering/order.ts';
import { done, fill, plenty, prepare, readyToShop } from '../journeys.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
const version = (tenantId = 'cestolieto') => shop().backend.changes.versionOf(tenantId);

test('nobody knows a version before changes are heard', () => {
  expect(version()).toBeNull();
});

test('what a buy takes and a cancel gives back moves the brand’s version on, and no other', async () => {
  await shop().backend.warm();
  const [before, elsewhere] = [version(), version('ortavia')];
  const client = await shop().visitor().logIn('demo');
  await readyToShop(client);
  await fill(client, plenty);
  await prepare(client);
  expect(version()).toBe(before);
  const { orderId } = await done(client.call(buy, { payment_type_id: 2 }));
  const bought = version();
  expect(bought).toBeGreaterThan(before ?? 0);
  await done(client.call(deleteOrder, { order_id: orderId }));
  expect(version()).toBeGreaterThan(bought ?? 0);
  expect(version('ortavia')).toBe(elsewhere);
});
