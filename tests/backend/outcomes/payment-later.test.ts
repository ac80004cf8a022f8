import { beforeEach, expect, test } from 'vitest';
import { developmentPspSecret } from '../../../backend/platform/config.ts';
import { pspSignature } from '../../../backend/modules/order-payment/psp-signature.ts';
import { addGiftCode } from '../../../contract/api/shopping/cart-gift.ts';
import { listGiftCertificates } from '../../../contract/api/shopping/gift-list.ts';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import * as api from '../../../contract/api/ordering/order.ts';
import { done, fill, payAtProvider, plenty, prepare, readyToShop } from '../journeys.ts';
import { newcomer } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';
import { changesNothing, changesOnly, refusal } from './changes-only.ts';
import { atHome } from './at-home.ts';

const shop = testShopOfFile();
let shopper: ShopClient;
let people = 0;

beforeEach(async () => {
  people += 1;
  shopper = await atHome(await newcomer(shop(), `paga.dopo${people}@posta.example`));
});

/** An order with a coupon that waits for its payment at the provider. */
async function online() {
  await readyToShop(shopper);
  await fill(shopper, plenty);
  await done(shopper.call(addGiftCode, { code: 'GIFT5' }));
  await prepare(shopper);
  return done(shopper.call(buy, { payment_type_id: 12 }));
}

const gift = async () => (await done(shopper.call(listGiftCertificates))).giftCertificates[0]?.status;

function callback(redirectUrl: string | null, result: string, secret = developmentPspSecret) {
  const body = JSON.stringify({ token: redirectUrl?.slice('/__psp/'.length), result });
  const timestamp = String(Math.floor(shop().clock.now().getTime() / 1000));
  const headers = {
    'X-Psp-Timestamp': timestamp,
    'X-Psp-Signature': pspSignature(secret, timestamp, body),
  };
  return shop().visitor().send('/__psp/callback', { method: 'POST', headers, body });
}

test('left pending: nothing is held nor told, and the shopper settles it no more', async () => {
  const { redirectUrl } = await online();
  const waits = { audit_events: '1 new', payment_intents: '1 changed: state' };
  const leads = await changesOnly(shop(), waits, () => payAtProvider(shopper, redirectUrl, 'pending'));
  expect(leads).toMatch(/payment-completed/);
  for (const result of ['approve', 'decline']) {
    await changesNothing(shop(), () => payAtProvider(shopper, redirectUrl, result, true));
  }
});

test('a word that is not the provider’s, or of no payment, moves nothing', async () => {
  const { redirectUrl } = await online();
  await changesOnly(shop(), { audit_events: '1 new' }, async () => {
    expect((await callback(redirectUrl, 'approve', 'x'.repeat(32))).status).toBe(401);
  });
  await changesNothing(shop(), () => callback(`/__psp/${'0'.repeat(64)}`, 'approve'));
  await changesNothing(shop(), () =>
    shop()
      .visitor('ortavia')
      .send(redirectUrl ?? '', { method: 'POST', body: new URLSearchParams({ result: 'approve' }) }),
  );
  await changesNothing(shop(), () =>
    shopper.send(redirectUrl ?? '', { method: 'POST', body: new URLSearchParams({ result: 'sì' }) }),
  );
});

test('timed out: all comes back once, and a late approval takes no money', async () => {
  const { redirectUrl, orderId } = await online();
  shop().clock.pass(60);
  await changesOnly(
    shop(),
    {
      audit_events: '1 new',
      mails: '1 new',
      orders: '1 changed: status_history, status_id',
      payment_intents: '1 changed: state',
      sessions: '1 changed: seen_at',
      slot_bookings: '1 gone',
      slot_places: '1 changed: taken',
      stock: '1 changed: available',
      transactions: '1 changed: status_id',
      user_gifts: '1 changed: order_id',
    },
    () => shopper.call(api.viewOrder, { order_id: orderId }),
  );
  expect(await gift()).toBe('valid');
  await changesOnly(shop(), { audit_events: '1 new' }, () =>
    payAtProvider(shopper, redirectUrl, 'approve', true),
  );
  await changesNothing(shop(), () => callback(redirectUrl, 'approve'));
  expect(await refusal(shop(), () => shopper.call(api.payOrder, { order_id: orderId }))).toBe(
    'order.notPayable',
  );
});
