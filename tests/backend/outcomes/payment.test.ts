import { beforeEach, expect, test } from 'vitest';
import { developmentPspSecret } from '../../../backend/platform/config.ts';
import { pspSignature } from '../../../backend/modules/order-payment/psp-signature.ts';
import { addGiftCode } from '../../../contract/api/shopping/cart-gift.ts';
import { listGiftCertificates } from '../../../contract/api/shopping/gift-list.ts';
import { buy, listPaymentAuths, removePaymentAuth } from '../../../contract/api/ordering/checkout.ts';
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
  shopper = await atHome(await newcomer(shop(), `paga${people}@posta.example`));
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

test.each(['decline', 'abandon'])(
  '%s: nothing is taken, stock, slot and coupon stay the order’s, once told',
  async (result) => {
    const { redirectUrl, orderId } = await online();
    const failed = {
      audit_events: '1 new',
      mails: '1 new',
      orders: '1 changed: payment_failure_mailed, status_history, status_id',
      payment_intents: '1 changed: state',
      transactions: '1 changed: status_id',
    };
    await changesOnly(shop(), failed, () => payAtProvider(shopper, redirectUrl, result));
    expect(await done(shopper.call(api.viewOrder, { order_id: orderId }))).toMatchObject({
      authorizedAmount: 0,
      giftTotal: 5,
      paymentDueStatus: 'pending',
    });
    for (const again of ['decline', 'abandon', 'approve', 'pending']) {
      await changesNothing(shop(), () => payAtProvider(shopper, redirectUrl, again, true));
      await changesNothing(shop(), () => callback(redirectUrl, 'decline'));
    }
  },
);

test('declined, then cancelled: the coupon can be used again, and nothing is given back that was never taken', async () => {
  const { redirectUrl, orderId } = await online();
  await payAtProvider(shopper, redirectUrl, 'decline');
  const cancelled = {
    audit_events: '1 new',
    mails: '1 new',
    orders: '1 changed: due_until, status_history, status_id',
    slot_bookings: '1 gone',
    slot_places: '1 changed: taken',
    stock: '1 changed: available',
    transactions: '1 changed: status_id',
    user_gifts: '1 changed: order_id',
  };
  await changesOnly(shop(), cancelled, () => shopper.call(api.deleteOrder, { order_id: orderId }));
  expect(await gift()).toBe('valid');
});

test('approved twice, by page and by callback: money is held once', async () => {
  const { redirectUrl } = await online();
  const paid = {
    audit_events: '1 new',
    mails: '1 new',
    orders: '1 changed: due_until, status_history, status_id',
    payment_intents: '1 changed: state',
    transactions: '1 changed: authorized_amount, status_id',
  };
  const leads = await changesOnly(shop(), paid, () => payAtProvider(shopper, redirectUrl, 'approve'));
  expect(leads).toMatch(/payment-completed/);
  for (const again of ['approve', 'decline', 'abandon', 'pending']) {
    await changesNothing(shop(), () => payAtProvider(shopper, redirectUrl, again, true));
    await changesNothing(shop(), () => callback(redirectUrl, again));
  }
});

test('K07 of a card nobody saved, another’s, or removed already: every card, hold and order stays', async () => {
  const first = await online();
  await payAtProvider(shopper, first.redirectUrl, 'approve', true);
  const auths = async () => (await done(shopper.call(listPaymentAuths))).auths;
  const [card] = await auths();
  const remove = (client: ShopClient, authId: number) => () =>
    client.call(removePaymentAuth, { user_payment_auth_id: authId });
  const stranger = await newcomer(shop(), `estranea${people}@posta.example`);
  expect(await refusal(shop(), remove(shopper, 999_999))).toBe('payment.auth.unknown');
  expect(await refusal(shop(), remove(stranger, card!.userPaymentAuthId))).toBe('payment.auth.unknown');
  const order = await done(shopper.call(api.viewOrder, { order_id: first.orderId }));
  await changesOnly(shop(), { audit_events: '1 new', payment_auths: '1 gone' }, () =>
    done(remove(shopper, card!.userPaymentAuthId)()),
  );
  expect(await refusal(shop(), remove(shopper, card!.userPaymentAuthId))).toBe('payment.auth.unknown');
  expect(await done(shopper.call(api.viewOrder, { order_id: first.orderId }))).toEqual(order);
});
