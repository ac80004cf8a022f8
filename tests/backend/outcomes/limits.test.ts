import { beforeEach, expect, test } from 'vitest';
import { viewUserDetail } from '../../../contract/api/account/registration.ts';
import { saveExclusions } from '../../../contract/api/account/exclusion.ts';
import { mostFiscalPersons, saveFiscalPerson } from '../../../contract/api/account/fiscal-person.ts';
import { listAddresses, selectAddress } from '../../../contract/api/shopping/address.ts';
import { updateCartInfos } from '../../../contract/api/shopping/cart-lines.ts';
import * as api from '../../../contract/api/shopping/cart.ts';
import { addProductAlert, mostProductAlerts } from '../../../contract/api/shopping/product-alert.ts';
import { selectTimeslot } from '../../../contract/api/shopping/timeslot.ts';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { done, fill, plenty, prepare, product, readyToShop } from '../journeys.ts';
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
  shopper = await atHome(await newcomer(shop(), `limite${people}@posta.example`));
});

test('U12 past the most holders of invoices: none is kept', async () => {
  const numbered = (number: number) => ({ companyName: 'Oro', vatNumber: String(10_000_000_000 + number) });
  for (let number = 0; number < mostFiscalPersons; number += 1) {
    await done(shopper.call(saveFiscalPerson, numbered(number)));
  }
  const more = () => shopper.call(saveFiscalPerson, numbered(99));
  expect(await refusal(shop(), more)).toBe('fiscalPerson.tooMany');
});

test('A11 past the most products: nobody waits for one more', async () => {
  const { productId } = await product(shopper, 'tartufo-nero-30-g');
  const { userId } = await done(shopper.call(viewUserDetail));
  await shop().database
    .script(`INSERT INTO product_alerts (tenant_id, user_id, product_id, warehouse_id, created_at)
    SELECT s.tenant_id, ${userId}, s.product_id, min(s.warehouse_id), now() FROM stock s
    WHERE s.tenant_id = 'cestolieto' AND s.product_id <> ${productId}
    GROUP BY s.tenant_id, s.product_id LIMIT ${mostProductAlerts}`);
  const more = () => shopper.call(addProductAlert, { productId });
  expect(await refusal(shop(), more)).toBe('productAlert.tooMany');
});

test('C02, C03 past the most of a day: the lines stay', async () => {
  await readyToShop(shopper);
  const [line] = linesOf(await fill(shopper, [['penne-rigate-500-g', 2]]));
  const body = JSON.stringify({ slug: 'penne-rigate-500-g', dailyMax: 3 });
  const headers = { 'Content-Type': 'application/json' };
  await shopper.send('/__dev/stock', { method: 'POST', headers, body });
  const items = [{ productId: line!.product.productId, quantity: 2 }];
  expect(await refusal(shop(), () => shopper.call(api.addToCart, { items }))).toBe('errors.maxDay');
  const set = { items: [{ itemId: line!.itemId, quantity: 4 }] };
  expect(await refusal(shop(), () => shopper.call(api.updateCart, set))).toBe('errors.maxDay');
});

test('S15 a hold is made longer once: the second time it ends when it would', async () => {
  const { timeslot } = await readyToShop(shopper);
  const params = { sel_date: timeslot!.dateIso, timeslot_id: timeslot!.timeslotId };
  await done(shopper.call(selectTimeslot, params));
  const again = () => shopper.call(selectTimeslot, params);
  expect(await refusal(shop(), again)).toBe('timeslot.extendedOnce');
});

test('S10 of a home the brand no longer delivers to: the one before, and its slot, stay', async () => {
  await readyToShop(shopper);
  const { addresses } = await done(shopper.call(listAddresses, { address_type: 'home' }));
  const { addressId } = addresses[0]!;
  await shop().database.script(`UPDATE addresses SET postalcode = '80134' WHERE address_id = ${addressId}`);
  const wish = { address_type: 'home', address_id: addressId, delivery_service_id: 2 };
  expect(await refusal(shop(), () => shopper.call(selectAddress, wish))).toBe('address.outside');
});

test('C08, C13 of what is excluded: it is neither a substitute nor put into the cart', async () => {
  await readyToShop(shopper);
  const cart = await fill(shopper, [...plenty, ['penne-rigate-500-g', 1]]);
  const yogurt = (await product(shopper, 'yogurt-magro-125-g')).productId;
  const wish = { allergens: ['milk'], diets: [], terms: [], traces: false, hide: false, consent: true };
  await done(shopper.call(saveExclusions, wish));
  const infos = { substitution: 'product', substitutionProductId: String(yogurt) };
  const items = [{ itemId: linesOf(cart)[0]!.itemId, infos }];
  const set = () => shopper.call(updateCartInfos, { items });
  expect(await refusal(shop(), set)).toBe('substitution.excluded');
  const added = await changesNothing(shop(), () =>
    shopper.call(api.addProducts, { items: [{ productId: yogurt, quantity: 4 }] }),
  );
  expect(added.body.response.warnings.map(({ code }) => code)).toEqual(['cart.product.excluded']);
});

test('the shop breaks while it buys: nothing is ordered, paid, told or taken, and the cart stays prepared', async () => {
  await readyToShop(shopper);
  await fill(shopper, plenty);
  await prepare(shopper);
  await shop().database.script('ALTER TABLE mails RENAME TO mails_away');
  const broken = await changesNothing(shop(), () => shopper.call(buy, { payment_type_id: 12 }));
  await shop().database.script('ALTER TABLE mails_away RENAME TO mails');
  expect([broken.http, broken.code]).toEqual([500, 'server.error']);
  expect((await shopper.call(buy, { payment_type_id: 12 })).status).toBe(0);
});
