import { describe, expect, test } from 'vitest';
import { canRetry, heldAmount, isChoosingMethod, isOrderPaid, paymentAuths } from './payment.selectors.ts';
import { failed } from '../../tests/machines/held.ts';
import { anOrder } from '../../paths/fixtures/order-fixtures.ts';
import { openPayment, shownPayment } from '../../tests/machines/payment-flow.ts';

const card = {
  userPaymentAuthId: 3,
  paymentTypeId: 12,
  name: '**** 1111',
  expireDate: '2029-12-31',
  preferred: true,
} as const;
const paid = { paymentDueStatus: 'paid', transactionStatusId: 2, orderStatusId: 3 } as const;

describe('what the server says', () => {
  test.each([
    ['paid', paid, 'paid'],
    ['in progress', { transactionStatusId: 1 }, 'pending'],
    ['failed', { transactionStatusId: 0 }, { choosingMethod: 'loadingAuths' }],
    ['expiring', { paymentDueStatus: 'expiring' }, { choosingMethod: 'loadingAuths' }],
    ['expired', { paymentDueStatus: 'expired' }, 'expired'],
    ['cancelled', { orderStatusId: 10, paymentDueStatus: 'paid' }, 'expired'],
    ['voided', { orderStatusId: 11, paymentDueStatus: 'paid' }, 'expired'],
  ] as const)('CHK-24, RULE-PAYMENT-4: an order %s', async (_what, given, state) => {
    const payment = await shownPayment(anOrder(given));
    expect(payment.actor.getSnapshot().value).toEqual(state);
    expect(isOrderPaid(payment.actor.getSnapshot())).toBe(state === 'paid');
    expect(canRetry(payment.actor.getSnapshot())).toBe(state === 'pending' || typeof state === 'object');
  });

  test('RULE-PAYMENT-5: arriving makes no call that changes state', async () => {
    const payment = await shownPayment(anOrder(paid));
    payment.actor.send({ type: 'payment.retry', key: 'k' });
    payment.actor.send({ type: 'method.change' });
    expect(payment.pay.calls).toHaveLength(0);
    expect(payment.change.calls).toHaveLength(0);
  });

  test('CHK-27: somebody else’s order is not found', async () => {
    const payment = openPayment();
    await payment.view.latest().fail(failed('notFound'));
    expect(payment.actor.getSnapshot().value).toBe('missing');
  });

  test('RULE-PAYMENT-9: a pending payment is asked for again by itself', async () => {
    const payment = await shownPayment(anOrder({ transactionStatusId: 1 }));
    payment.clock.increment(10_000);
    await payment.view.latest().answer(anOrder(paid));
    expect(payment.actor.getSnapshot().value).toBe('paid');
  });
});

describe('trying again', () => {
  test('CHK-13, CHK-14, CHK-19: with the order that failed the ways to pay come by themselves: cards, and what is held', async () => {
    const payment = await shownPayment(anOrder());
    expect(payment.auths.calls.map((call) => call.input)).toEqual([{ paymentTypeIds: [12] }]);
    await payment.auths.latest().answer([card]);
    expect(payment.amount.calls.map((call) => call.input)).toEqual([{ orderId: 900, paymentTypeId: 12 }]);
    await payment.amount.latest().answer(65.19);
    expect([paymentAuths(payment.at()), heldAmount(payment.at())]).toEqual([[card], 65.19]);
    expect([payment.pay.calls.length, payment.change.calls.length]).toEqual([0, 0]);
  });

  test('CHK-23: while the bank is awaited no way to pay is asked for until the shopper wants one', async () => {
    const payment = await shownPayment(anOrder({ transactionStatusId: 1 }));
    expect([payment.at().value, payment.auths.calls.length]).toEqual(['pending', 0]);
    payment.actor.send({ type: 'method.change' });
    expect([isChoosingMethod(payment.at()), payment.auths.calls.length]).toEqual([true, 1]);
    payment.actor.send({ type: 'method.dismiss' });
    expect(payment.at().value).toBe('pending');
  });

  test('CHK-19: the ways to pay of an order that failed cannot be put away', async () => {
    const payment = await shownPayment(anOrder());
    payment.actor.send({ type: 'method.dismiss' });
    expect([isChoosingMethod(payment.at()), payment.view.calls.length, payment.auths.calls.length]).toEqual([
      true,
      1,
      1,
    ]);
  });

  test('CHK-21, RULE-PAYMENT-2: one attempt at a time, with its key, and then to the provider', async () => {
    const payment = await shownPayment(anOrder());
    payment.actor.send({ type: 'payment.retry', key: 'k1' });
    payment.actor.send({ type: 'payment.retry', key: 'k2' });
    payment.actor.send({ type: 'method.change' });
    expect(payment.pay.calls.map((call) => call.input)).toEqual([{ orderId: 900, key: 'k1' }]);
    await payment.pay.latest().answer({ orderId: 900, redirectUrl: '/__psp/next' });
    expect(payment.emitted).toEqual([{ type: 'provider.requested', url: '/__psp/next' }]);
  });

  test('an attempt that fails asks for the order before another one', async () => {
    const payment = await shownPayment(anOrder());
    payment.actor.send({ type: 'payment.retry', key: 'k1' });
    await payment.pay.latest().fail(failed('network'));
    expect(payment.actor.getSnapshot().value).toBe('loading');
    await payment.view.latest().answer(anOrder(paid));
    expect(payment.actor.getSnapshot().value).toBe('paid');
    expect(payment.pay.calls).toHaveLength(1);
  });

  test('CHK-21: changing to payment on delivery settles the order', async () => {
    const payment = await shownPayment(anOrder());
    payment.actor.send({ type: 'method.choose', choice: { paymentTypeId: 2, authId: null }, key: 'k3' });
    expect(payment.change.latest().input).toEqual({
      orderId: 900,
      choice: { paymentTypeId: 2, authId: null },
      key: 'k3',
    });
    await payment.change.latest().answer({ orderId: 900, redirectUrl: null });
    await payment.view.latest().answer(anOrder({ ...paid, paymentTypeId: 2 }));
    expect(payment.actor.getSnapshot().value).toBe('paid');
  });

  test('CHK-21, CHK-24: a change without a provider leads to the page of the order that is placed', async () => {
    const payment = await shownPayment(anOrder());
    payment.actor.send({ type: 'method.choose', choice: { paymentTypeId: 2, authId: null }, key: 'k3' });
    await payment.change.latest().answer({ orderId: 900, redirectUrl: null });
    expect(payment.emitted).toEqual([{ type: 'paymentMethod.changed', orderId: 900 }]);
  });

  test('CHK-21, CHK-29: a change with a provider leads to it, and nowhere else', async () => {
    const payment = await shownPayment(anOrder());
    payment.actor.send({ type: 'method.choose', choice: { paymentTypeId: 12, authId: null }, key: 'k3' });
    await payment.change.latest().answer({ orderId: 900, redirectUrl: '/__psp/next' });
    expect(payment.emitted).toEqual([{ type: 'provider.requested', url: '/__psp/next' }]);
  });

  test('SES-07: a 419 waits for the login, and nothing is paid by itself after it', async () => {
    const payment = await shownPayment(anOrder());
    payment.actor.send({ type: 'payment.retry', key: 'k1' });
    await payment.pay.latest().fail(failed('sessionExpired'));
    expect(payment.actor.getSnapshot().value).toBe('awaitingSession');
    payment.actor.send({ type: 'session.opened' });
    await payment.view.latest().answer(anOrder());
    expect(payment.actor.getSnapshot().value).toEqual({ choosingMethod: 'loadingAuths' });
    expect(payment.pay.calls).toHaveLength(1);
  });
});
