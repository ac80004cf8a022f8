import { expect, test } from 'vitest';
import { deleteAddress, listAddresses, selectAddress } from '../../../contract/api/shopping/address.ts';
import { subscribeAtWork } from '../../../contract/api/account/shop-at-work.ts';
import { done } from '../journeys.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();

test.each([
  ['cestolieto', 'Officine Appia'],
  ['ortavia', 'Cooperativa Le Querce'],
  ['passolesto', 'Centro Direzionale Isonzo'],
])('S16 gives the user of %s the address of %s, once (REG-24)', async (brand, name) => {
  const shopper = await shop().visitor(brand).logIn('demo');
  const first = await shopper.call(subscribeAtWork, { subscriptionCode: ' ufficio1 ' });
  expect(first.data).toEqual({ subscribed: true, addressId: expect.any(Number) as number, name });
  expect(first.body.response.infosMessage).toEqual([`Ora puoi farti portare la spesa da ${name}.`]);
  const many = await Promise.all(
    Array.from({ length: 4 }, () => done(shopper.call(subscribeAtWork, { subscriptionCode: 'UFFICIO1' }))),
  );
  expect(new Set(many.map(({ addressId }) => addressId))).toEqual(new Set([first.data.addressId]));
  const { addresses } = await done(shopper.call(listAddresses, { address_type: 'home' }));
  const work = addresses.filter(({ addressName }) => addressName === name);
  expect(work).toMatchObject([
    { addressId: first.data.addressId, active: 1, validated: true, preferred: false },
  ]);
  const wish = { address_type: 'home', address_id: first.data.addressId, delivery_service_id: 2 };
  expect((await done(shopper.call(selectAddress, wish))).shippingAddress?.autoAssigned).toBe(false);
});

test('S16 refuses an unknown code and an empty one', async () => {
  const shopper = await shop().visitor().logIn('vuoto');
  expect((await shopper.call(subscribeAtWork, { subscriptionCode: 'UFFICIO2' })).code).toBe(
    'shopatwork.unknown',
  );
  expect((await shopper.call(subscribeAtWork, { subscriptionCode: '' })).http).toBe(422);
  expect((await shopper.call(subscribeAtWork, { subscriptionCode: 'x'.repeat(41) })).http).toBe(422);
});

test('S16 joins again whoever deleted the address', async () => {
  const shopper = await shop().visitor().logIn('lettura');
  const join = () => done(shopper.call(subscribeAtWork, { subscriptionCode: 'UFFICIO1' }));
  const { addressId } = await join();
  await done(shopper.call(deleteAddress, { address_id: addressId }));
  expect((await join()).addressId).not.toBe(addressId);
});
