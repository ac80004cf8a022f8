import { beforeEach, expect, test } from 'vitest';
import { saveExclusions } from '../../../contract/api/account/exclusion.ts';
import { updateContact } from '../../../contract/api/account/registration.ts';
import { addGiftCode } from '../../../contract/api/shopping/cart-gift.ts';
import * as api from '../../../contract/api/shopping/cart.ts';
import { buy, prepareCheckout } from '../../../contract/api/ordering/checkout.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { done, fill, plenty, prepare, readyToShop } from '../journeys.ts';
import { newcomer } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';
import { atHome } from './at-home.ts';
import { changesOnly, refusal } from './changes-only.ts';

const shop = testShopOfFile();
let shopper: ShopClient;
let people = 0;

beforeEach(async () => {
  people += 1;
  shopper = await atHome(await newcomer(shop(), `cassa${people}@posta.example`));
});

/** A prepared cart of two tins of oil; refusals leave it prepared. */
async function prepared() {
  await readyToShop(shopper);
  const cart = await fill(shopper, plenty);
  await prepare(shopper);
  return linesOf(cart)[0]!.itemId;
}

test('K01 refused: the cart is not prepared, and keeps what it has', async () => {
  const check = (params: Readonly<Record<string, unknown>> = { terms_accepted: true }) =>
    shopper.call(prepareCheckout, params);
  await readyToShop(shopper);
  expect(await refusal(shop(), () => check())).toBe('cart.empty');
  await fill(shopper, [['penne-rigate-500-g', 1]]);
  expect(await refusal(shop(), () => check())).toBe('checkout.minOrder');
  await fill(shopper, plenty);
  expect(await refusal(shop(), () => check({}))).toBe('checkout.terms.required');
  await done(shopper.call(updateContact, { phone: '' }));
  expect(await refusal(shop(), () => check())).toBe('checkout.profile.required');
  await done(shopper.call(updateContact, { phone: '3337770001' }));
  await done(shopper.call(api.updateCartInfo, { property: 'need_invoice', value: 'true' }));
  expect(await refusal(shop(), () => check())).toBe('checkout.invoice.required');
  await done(shopper.call(api.updateCartInfo, { property: 'need_invoice', value: 'false' }));
  await fill(shopper, [['birra-chiara-3x33-cl', 1]]);
  expect(await refusal(shop(), () => check())).toBe('checkout.age.required');
});

test('K02 of a cart that is not prepared, or empty: nothing is ordered, paid, told or taken', async () => {
  const pay = () => shopper.call(buy, { payment_type_id: 12 });
  await readyToShop(shopper);
  expect(await refusal(shop(), pay)).toBe('cart.empty');
  await fill(shopper, plenty);
  expect(await refusal(shop(), pay)).toBe('checkout.notPrepared');
});

test('K02 when the stock is gone: nothing is ordered, paid, told or taken of anything, and the lines stay', async () => {
  await readyToShop(shopper);
  await fill(shopper, [...plenty, ['burrata-250-g', 2]]);
  await prepare(shopper);
  const before = await done(shopper.call(api.viewCart));
  const set = (available: number) =>
    shop().database.script(`UPDATE stock SET available = ${available}
    WHERE product_id = (SELECT product_id FROM products WHERE slug = 'burrata-250-g' AND tenant_id = 'cestolieto')`);
  await set(1000);
  expect(await refusal(shop(), () => shopper.call(buy, { payment_type_id: 12 }))).toBe(
    'msg.cart.availability.errors',
  );
  await set(3000);
  expect(await done(shopper.call(api.viewCart))).toEqual(before);
});

test('K02 when a price moved: only the cart opens again; nothing is ordered, paid or told', async () => {
  await prepared();
  await shop().database.script(`UPDATE carts SET prepared_digest = 'other' WHERE status_id = 2`);
  const opened = { carts: '1 changed: locked_until, prepared_digest, status_id' };
  expect(await refusal(shop(), () => shopper.call(buy, { payment_type_id: 12 }), opened)).toBe(
    'checkout.priceChanged',
  );
});

test('what is excluded: K01 and K02 let nothing pass, and the lines stay', async () => {
  await readyToShop(shopper);
  await fill(shopper, [...plenty, ['penne-rigate-500-g', 1]]);
  await prepare(shopper);
  const wish = { allergens: ['gluten'], diets: [], terms: [], traces: false, hide: false, consent: true };
  await done(shopper.call(saveExclusions, wish));
  expect(await refusal(shop(), () => shopper.call(prepareCheckout, { terms_accepted: true }))).toBe(
    'checkout.exclusion.required',
  );
  const asked = await changesOnly(
    shop(),
    { carts: '1 changed: locked_until, prepared_digest, status_id' },
    () => shopper.call(buy, { payment_type_id: 12 }),
  );
  expect(asked.code).toBe('checkout.exclusion.required');
});

test('K02 refused for the payment: the cart stays prepared, with its coupon, slot and lines', async () => {
  await readyToShop(shopper);
  await fill(shopper, plenty);
  await done(shopper.call(addGiftCode, { code: 'GIFT5' }));
  await prepare(shopper);
  const before = await done(shopper.call(api.viewCart));
  expect(await refusal(shop(), () => shopper.call(buy, { payment_type_id: 11 }))).toBe(
    'payment.type.notAllowed',
  );
  const card = { payment_type_id: 12, user_payment_auth_id: 999_999 };
  expect(await refusal(shop(), () => shopper.call(buy, card))).toBe('payment.auth.unknown');
  expect(await done(shopper.call(api.viewCart))).toEqual(before);
});
