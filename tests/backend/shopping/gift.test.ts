import { beforeEach, expect, test } from 'vitest';
import { addGiftCode, checkGiftCode } from '../../../contract/api/shopping/cart-gift.ts';
import { addToCart, deleteFromCart, viewCart } from '../../../contract/api/shopping/cart.ts';
import { listGiftCertificates } from '../../../contract/api/shopping/gift-list.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { addDays } from '../../../contract/rules/time/calendar-day.ts';
import { dayOfInstant } from '../../../contract/rules/time/zone-time.ts';
import { done, fill, plenty, product, readyToShop } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
const code = 'SCUSA-GIULIA';
let shopper: ShopClient;

/** Two tins of oil: 59.80. */
beforeEach(async () => {
  shopper = await shop().visitor().logIn('demo');
  await readyToShop(shopper);
  const items = linesOf(await done(shopper.call(viewCart))).map(({ itemId }) => ({ itemId }));
  if (items.length > 0) await done(shopper.call(deleteFromCart, { items }));
  await fill(shopper, plenty);
});

const day = (later: number) => addDays(dayOfInstant(shop().clock.now().getTime()), later);

const change = (fields: string) =>
  shop().database.script(
    `UPDATE gift_certificates SET ${fields} WHERE tenant_id = 'cestolieto' AND code = '${code}'`,
  );

const lasting = (from: number, to: number) =>
  change(`valid_from = '${day(from)}', valid_to = '${day(to)}', min_spend = 3000`);

const listed = async () => (await done(shopper.call(listGiftCertificates))).giftCertificates[0]?.status;

test('C10, C11 take a code on the one day it is good for', async () => {
  await lasting(0, 0);
  expect((await done(shopper.call(checkGiftCode, { code }))).giftCertificate).toMatchObject({
    status: 'valid',
  });
  expect(await listed()).toBe('valid');
  expect(await done(shopper.call(addGiftCode, { code }))).toMatchObject({ giftTotal: 7, totalPrice: 57.7 });
});

test('a code on the cart takes off nothing once its last day is over, and C10, C11 say so', async () => {
  await lasting(-3, 0);
  expect((await done(shopper.call(addGiftCode, { code }))).giftTotal).toBe(7);
  await lasting(-3, -1);
  expect(await done(shopper.call(viewCart))).toMatchObject({ giftTotal: 0, totalPrice: 64.7 });
  expect(await listed()).toBe('expired');
  for (const endpoint of [checkGiftCode, addGiftCode]) {
    const late = await shopper.call(endpoint, { code });
    expect([late.code, late.field]).toEqual(['gift.expired', 'code']);
  }
});

test('C10, C11 know no code before its first day', async () => {
  await lasting(1, 9);
  expect((await shopper.call(checkGiftCode, { code })).code).toBe('gift.invalid');
  expect((await shopper.call(addGiftCode, { code })).code).toBe('gift.invalid');
});

test('C10, C11 take a code from exactly its minimum on, and the cart keeps to it', async () => {
  await lasting(0, 0);
  await change('min_spend = 5981');
  for (const endpoint of [checkGiftCode, addGiftCode]) {
    const refused = await shopper.call(endpoint, { code });
    expect([refused.code, refused.body.response.errorsMessage]).toEqual([
      'gift.minSpend',
      ['Il codice vale da 59,81 € di spesa.'],
    ]);
  }
  await change('min_spend = 5980');
  expect((await done(shopper.call(checkGiftCode, { code }))).giftCertificate).toMatchObject({
    minSpend: 59.8,
    giftTotal: 7,
  });
  expect((await done(shopper.call(addGiftCode, { code }))).giftTotal).toBe(7);
  await change('min_spend = 5981');
  expect((await done(shopper.call(viewCart))).giftTotal).toBe(0);
  const { productId } = await product(shopper, 'penne-rigate-500-g');
  const more = await done(shopper.call(addToCart, { items: [{ productId, quantity: 1 }] }));
  expect(more).toMatchObject({ itemsTotal: 60.79, giftTotal: 7 });
});
