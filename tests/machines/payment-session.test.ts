import { describe, expect, test } from 'vitest';
import {
  canChangeMethod,
  canRetry,
  isOrderPaid,
  paidOrder,
} from '../../machines/payment/payment.selectors.ts';
import { failed } from './held.ts';
import { anOrder } from '../../paths/fixtures/order-fixtures.ts';
import { openPayment, shownPayment } from './payment-flow.ts';

describe('a session that ends over a payment', () => {
  test('SES-08, NAV-25, RULE-SESSION-1: nothing of the order stays in sight, and it is asked for after the login', async () => {
    const { actor, at, view } = await shownPayment();
    actor.send({ type: 'session.closed' });
    expect([paidOrder(at()), canRetry(at()), canChangeMethod(at())]).toEqual([null, false, false]);
    actor.send({ type: 'session.opened' });
    await view.latest().answer(anOrder());
    expect([paidOrder(at()), canRetry(at()), view.calls.length]).toEqual([anOrder(), true, 2]);
  });

  test('RULE-SESSION-8: an order asked for before the end is not shown after it', async () => {
    const { actor, at, view } = openPayment();
    actor.send({ type: 'session.closed' });
    await view.latest().answer(anOrder());
    expect([paidOrder(at()), view.latest().signal.aborted]).toEqual([null, true]);
  });

  test('SES-07, RULE-PAYMENT-2: an attempt that was on its way leads nowhere and is not made again', async () => {
    const { actor, at, view, pay, emitted } = await shownPayment();
    actor.send({ type: 'payment.retry', key: 'k1' });
    actor.send({ type: 'session.closed' });
    await pay.latest().answer({ orderId: 900, redirectUrl: '/__psp/next' });
    actor.send({ type: 'session.opened' });
    await view.latest().answer(anOrder({ transactionStatusId: 1 }));
    expect([emitted, pay.calls.length, at().value]).toEqual([[], 1, 'pending']);
  });

  test('SES-08: a method being chosen is forgotten', async () => {
    const { actor, at, change } = await shownPayment();
    actor.send({ type: 'session.closed' });
    actor.send({ type: 'method.choose', choice: { paymentTypeId: 2, authId: null }, key: 'k1' });
    expect([change.calls.length, at().value]).toEqual([0, 'awaitingSession']);
  });

  test('a pending payment is not asked for again by itself while nobody is there', async () => {
    const { actor, clock, view } = await shownPayment(anOrder({ transactionStatusId: 1 }));
    actor.send({ type: 'session.closed' });
    clock.increment(60_000);
    expect(view.calls).toHaveLength(1);
  });
});

describe('what the bank has already done', () => {
  test.each([
    [2, 'pending'],
    [3, 'pending'],
    [2, 'expiring'],
    [3, 'expiring'],
  ] as const)(
    'RULE-PAYMENT-3, RULE-PAYMENT-4: an order with transaction %s and due status %s is neither paid again nor shown as paid',
    async (transactionStatusId, paymentDueStatus) => {
      const { actor, at, pay, change } = await shownPayment(
        anOrder({ transactionStatusId, paymentDueStatus }),
      );
      actor.send({ type: 'payment.retry', key: 'k1' });
      actor.send({ type: 'method.change' });
      actor.send({ type: 'method.choose', choice: { paymentTypeId: 2, authId: null }, key: 'k2' });
      expect([pay.calls.length, change.calls.length]).toEqual([0, 0]);
      expect([canRetry(at()), canChangeMethod(at()), isOrderPaid(at())]).toEqual([false, false, false]);
    },
  );

  test('RULE-PAYMENT-9: such an order is asked for again by itself until the shop says paid', async () => {
    const { at, clock, view } = await shownPayment(anOrder({ transactionStatusId: 2 }));
    expect(at().matches('authorised')).toBe(true);
    clock.increment(10_000);
    await view.latest().answer(anOrder({ transactionStatusId: 2, paymentDueStatus: 'paid' }));
    expect([isOrderPaid(at()), view.calls.length]).toEqual([true, 2]);
  });

  test.each([4, 5] as const)(
    'CHK-24: one that was given back (%s) can be paid again',
    async (transactionStatusId) => {
      const { at } = await shownPayment(anOrder({ transactionStatusId }));
      expect([canRetry(at()), canChangeMethod(at())]).toEqual([true, true]);
    },
  );
});

describe('what does not come', () => {
  test.each(['fails', 'never comes'] as const)('an order that %s can be asked for again', async (how) => {
    const { actor, at, clock, view } = openPayment();
    if (how === 'fails') await view.latest().fail(failed('network'));
    else clock.increment(15_000);
    expect([at().value, at().context.error]).toEqual([
      'failed',
      { failure: how === 'fails' ? 'network' : 'timeout', messages: [] },
    ]);
    actor.send({ type: 'order.reload' });
    expect([at().context.error, view.calls.length]).toEqual([null, 2]);
  });

  test('RULE-PAYMENT-9: an attempt nobody answers asks how the order stands before another one', async () => {
    const { actor, at, clock, view, pay } = await shownPayment();
    actor.send({ type: 'payment.retry', key: 'k1' });
    clock.increment(15_000);
    expect([view.calls.length, pay.latest().signal.aborted]).toEqual([2, true]);
    await view.latest().answer(anOrder({ paymentDueStatus: 'paid', transactionStatusId: 2 }));
    expect(isOrderPaid(at())).toBe(true);
  });

  test('ERR-13: a service that is down parks, and the order is asked for when it is back', async () => {
    const { actor, at, view, pay } = await shownPayment();
    actor.send({ type: 'payment.retry', key: 'k1' });
    await pay.latest().fail(failed('serviceDown'));
    expect(at().value).toBe('awaitingSession');
    actor.send({ type: 'service.resumed' });
    expect([view.calls.length, pay.calls.length]).toEqual([2, 1]);
  });
});
