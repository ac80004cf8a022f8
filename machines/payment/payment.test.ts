import { describe, expect, test } from 'vitest';
import { canRetry, isOrderPaid } from './payment.selectors.ts';
import { failed } from '../../tests/machines/held.ts';
import { anOrder } from '../../paths/fixtures/order-fixtures.ts';
import { openPayment, shownPayment } from '../../tests/machines/payment-flow.ts';

const paid = { paymentDueStatus: 'paid', transactionStatusId: 2, orderStatusId: 3 } as const;

describe('what the server says', () => {
  test.each([
    ['paid', paid, 'paid'],
    ['in progress', { transactionStatusId: 1 }, 'pending'],
    ['failed', { transactionStatusId: 0 }, 'suspended'],
    ['expiring', { paymentDueStatus: 'expiring' }, 'suspended'],
    ['expired', { paymentDueStatus: 'expired' }, 'expired'],
    ['cancelled', { orderStatusId: 10, paymentDueStatus: 'paid' }, 'expired'],
    ['voided', { orderStatusId: 11, paymentDueStatus: 'paid' }, 'expired'],
  ] as const)('CHK-24, RULE-PAYMENT-4: an order %s', async (_what, given, state) => {
    const payment = await shownPayment(anOrder(given));
    expect(payment.actor.getSnapshot().value).toBe(state);
    expect(isOrderPaid(payment.actor.getSnapshot())).toBe(state === 'paid');
    expect(canRetry(payment.actor.getSnapshot())).toBe(state === 'pending' || state === 'suspended');
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
    payment.actor.send({ type: 'method.change' });
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
    payment.actor.send({ type: 'method.change' });
    payment.actor.send({ type: 'method.choose', choice: { paymentTypeId: 2, authId: null }, key: 'k3' });
    await payment.change.latest().answer({ orderId: 900, redirectUrl: null });
    expect(payment.emitted).toEqual([{ type: 'paymentMethod.changed', orderId: 900 }]);
  });

  test('CHK-21, CHK-29: a change with a provider leads to it, and nowhere else', async () => {
    const payment = await shownPayment(anOrder());
    payment.actor.send({ type: 'method.change' });
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
    expect(payment.actor.getSnapshot().value).toBe('suspended');
    expect(payment.pay.calls).toHaveLength(1);
  });
});
