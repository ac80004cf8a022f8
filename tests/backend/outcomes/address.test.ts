import { beforeEach, expect, test } from 'vitest';
import * as api from '../../../contract/api/shopping/address.ts';
import { addAreaNotice } from '../../../contract/api/shopping/area-notice.ts';
import { done, homeDetails, homes, readyToShop } from '../journeys.ts';
import { newcomer } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';
import { atHome } from './at-home.ts';
import { changesNothing, refusal } from './changes-only.ts';

const shop = testShopOfFile();
let shopper: ShopClient;
let people = 0;

beforeEach(async () => {
  people += 1;
  shopper = await atHome(await newcomer(shop(), `indirizzo${people}@posta.example`));
});

test.each([
  ['address.unvalidated', { address1: 'Via Immaginaria', addressNumber: '1' }],
  ['message.invalidAddress1', { postalcode: '80134' }],
  ['message.invalidAddress1', { addressNumber: '' }],
  ['validation', { referencePhoneNumber: '12' }],
  ['validation', { doorbellName: '' }],
] as const)('S12 %s: %j is neither kept nor preferred, new or in place of a home', async (code, changed) => {
  await readyToShop(shopper);
  const [home] = (await done(shopper.call(api.listAddresses, { address_type: 'home' }))).addresses;
  const wish = { ...homes['cestolieto'], ...homeDetails, preferred: true, ...changed };
  expect(await refusal(shop(), () => shopper.call(api.updateAddress, wish))).toBe(code);
  expect(
    await refusal(shop(), () => shopper.call(api.updateAddress, { ...wish, addressId: home!.addressId })),
  ).toBe(code);
});

test('RULE-ADDRESSEDITOR-6: S12 with the key of a save that was cut makes no second home', async () => {
  const wish = { ...homes['cestolieto'], ...homeDetails };
  const homeIds = async () =>
    (await done(shopper.call(api.listAddresses, { address_type: 'home' }))).addresses
      .map(({ addressId }) => addressId)
      .toSorted((one, other) => one - other);
  const before = await homeIds();
  const key = { headers: { 'Idempotency-Key': 'casa-salvata-una-volta' } };
  const saved = await done(shopper.call(api.updateAddress, wish, key));
  const again = await changesNothing(shop(), () => shopper.call(api.updateAddress, wish, key));
  expect(again.data).toEqual(saved);
  const other = await done(
    shopper.call(api.updateAddress, wish, { headers: { 'Idempotency-Key': 'un-altra-casa-uguale' } }),
  );
  expect(await homeIds()).toEqual([...before, saved.addressId, other.addressId]);
});

test('S11 outside the area says so and keeps nothing', async () => {
  const outside = { ...homes['cestolieto'], postalcode: '80134', city: 'Napoli', province: 'NA' };
  const checked = await changesNothing(shop(), () => shopper.call(api.checkAddress, outside));
  expect(checked.data.active).toBe(0);
  expect(await refusal(shop(), () => shopper.call(api.checkAddress, {}))).toBe('address.incomplete');
});

test('S12 knows so many homes and no more', async () => {
  const more = async () => shopper.call(api.updateAddress, { ...homes['cestolieto'], ...homeDetails });
  let answer = await more();
  for (let homesKept = 1; homesKept < 200 && answer.code === null; homesKept += 1) answer = await more();
  expect(await refusal(shop(), more)).toBe('address.tooMany');
});

test('A16 where the brand delivers, and from a bot: nobody is waited for', async () => {
  const visitor = shop().visitor();
  const wish = { postalcode: '80134', email: 'aspetta@posta.example' };
  const counted = { rate_limit_buckets: '1 new' };
  expect(
    await refusal(shop(), () => visitor.call(addAreaNotice, { ...wish, postalcode: '00183' }), counted),
  ).toBe('area.served');
  expect(
    await refusal(shop(), () => visitor.call(addAreaNotice, { ...wish, token_recaptcha: 'bot-fail' })),
  ).toBe('bot.refused');
});
