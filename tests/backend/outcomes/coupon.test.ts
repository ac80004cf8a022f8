import { beforeEach, expect, test } from 'vitest';
import { addGiftCode, checkGiftCode, removeGiftCode } from '../../../contract/api/shopping/cart-gift.ts';
import { viewCart } from '../../../contract/api/shopping/cart.ts';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import { done, fill, plenty, prepare, readyToShop } from '../journeys.ts';
import { newcomer } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';
import { atHome } from './at-home.ts';
import { refusal } from './changes-only.ts';
import type { Changes } from './changes-only.ts';

const shop = testShopOfFile();
let shopper: ShopClient;
let people = 0;

beforeEach(async () => {
  people += 1;
  shopper = await atHome(await newcomer(shop(), `buono${people}@posta.example`));
  await readyToShop(shopper);
  await fill(shopper, plenty);
});

const change = (code: string, fields: string) =>
  shop().database.script(
    `UPDATE gift_certificates SET ${fields} WHERE tenant_id = 'cestolieto' AND code = '${code}'`,
  );

/**
 * What a code is refused with when it is looked at, when it is added, and when it is added to a prepared cart, which
 * stays as it is.
 */
async function refused(code: string, counted: Changes = { rate_limit_buckets: '1 new' }) {
  // Where its tries are counted there is a row now, of none: only a code nobody knows counts.
  const looked = await refusal(shop(), () => shopper.call(checkGiftCode, { code }), counted);
  const added = await refusal(shop(), () => shopper.call(addGiftCode, { code }));
  await prepare(shopper);
  const prepared = await refusal(shop(), () => shopper.call(addGiftCode, { code }));
  return [looked, added, prepared];
}

test('a coupon that is over is not kept, and the cart stays prepared', async () => {
  expect(await refused('SCADUTO10')).toEqual(Array(3).fill('gift.expired'));
});

test('a coupon below its minimum is not kept, and the cart stays prepared', async () => {
  await change('BENVENUTO10', 'min_spend = 5981');
  expect(await refused('BENVENUTO10')).toEqual(Array(3).fill('gift.minSpend'));
  await change('BENVENUTO10', 'min_spend = 0');
});

test('a coupon that was used is not kept again', async () => {
  await done(shopper.call(addGiftCode, { code: 'GIFT5' }));
  await prepare(shopper);
  await done(shopper.call(buy, { payment_type_id: 2 }));
  await readyToShop(shopper);
  await fill(shopper, plenty);
  expect(await refused('GIFT5', {})).toEqual(Array(3).fill('gift.used'));
});

test('a second coupon is not kept, and the first one stays', async () => {
  await done(shopper.call(addGiftCode, { code: 'GIFT5' }));
  expect(await refusal(shop(), () => shopper.call(addGiftCode, { code: 'BENVENUTO10' }))).toBe('gift.limit');
  expect((await done(shopper.call(viewCart))).giftTotal).toBe(5);
});

test('a coupon given to somebody else, and one nobody knows, are only counted as a try', async () => {
  const counted = { rate_limit_buckets: '1 new' };
  expect(await refusal(shop(), () => shopper.call(addGiftCode, { code: 'SCUSA-GIULIA' }), counted)).toBe(
    'gift.invalid',
  );
  const again = { rate_limit_buckets: '1 changed: attempts' };
  expect(await refusal(shop(), () => shopper.call(addGiftCode, { code: 'MAI-VISTO' }), again)).toBe(
    'gift.invalid',
  );
  expect(await refusal(shop(), () => shopper.call(checkGiftCode, { code: 'MAI-VISTO' }), again)).toBe(
    'gift.invalid',
  );
});

test('too many tries: not even a good coupon is kept, nor counted', async () => {
  const guess = () => shopper.call(addGiftCode, { code: 'MAI-VISTO' });
  let answer = await guess();
  for (let tries = 0; tries < 100 && answer.code === 'gift.invalid'; tries += 1) answer = await guess();
  const denied = { audit_events: '1 new' };
  expect(answer.code).toBe('request.tooMany');
  shop().clock.pass(1);
  await shopper.call(viewCart);
  expect(await refusal(shop(), () => shopper.call(addGiftCode, { code: 'GIFT5' }), denied)).toBe(
    'request.tooMany',
  );
  expect(await refusal(shop(), () => shopper.call(addGiftCode, { code: 'GIFT5' }))).toBe('request.tooMany');
});

test('C12: a code that is not on the cart takes nothing off it', async () => {
  await done(shopper.call(addGiftCode, { code: 'GIFT5' }));
  await prepare(shopper);
  expect(await refusal(shop(), () => shopper.call(removeGiftCode, { code: 'BENVENUTO10' }))).toBe(
    'gift.invalid',
  );
});
