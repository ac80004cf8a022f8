import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../contract/api/ordering/order.ts';
import { orderDetailLogic } from './order-detail.logic.ts';
import type { OrderDetailEmitted } from './order-detail.machine.ts';
import {
  canCancelOrder,
  detailedOrder,
  hasOrderDetailFailed,
  isCancelling,
  isConfirmingCancel,
  isOrderDetailMissing,
} from './order-detail.selectors.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { anOrder } from '../../paths/fixtures/order-fixtures.ts';

function start() {
  const clock = new SimulatedClock();
  const view = held<Order, { orderId: number }>();
  const cancel = held<Order, { orderId: number }>();
  const actor = createActor(
    orderDetailLogic.provide({ actors: { viewOrder: view.logic, cancelOrder: cancel.logic } }),
    { clock, input: { orderId: 900 } },
  );
  const emitted: OrderDetailEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, clock, view, cancel, emitted, at: () => actor.getSnapshot() };
}

async function shown(order: Order = anOrder()) {
  const detail = start();
  await detail.view.latest().answer(order);
  return detail;
}

/** The shopper said Si to the question. */
async function cancelling() {
  const detail = await shown();
  detail.actor.send({ type: 'order.cancel' });
  detail.actor.send({ type: 'cancel.confirm' });
  return detail;
}

describe('an order', () => {
  test('ORD-03: is shown', async () => {
    const { at, view } = await shown();
    expect([detailedOrder(at()), view.latest().input]).toEqual([anOrder(), { orderId: 900 }]);
  });

  test('B-19: is shown as another flow had it answered, whatever its own call says then', async () => {
    const { actor, at, view } = await shown();
    const none = { order_comment: '', need_invoice: 'false', adult_declared: 'false' } as const;
    const changed = anOrder({ cartInfos: { ...none, substitutions: 'none' } });
    actor.send({ type: 'order.answered', order: anOrder({ orderId: 901 }) });
    expect(detailedOrder(at())).toEqual(anOrder());
    actor.send({ type: 'order.reload' });
    const late = view.latest();
    actor.send({ type: 'order.answered', order: changed });
    await late.answer(anOrder());
    expect([detailedOrder(at()), at().matches('shown')]).toEqual([changed, true]);
  });

  test('ORD-17: somebody else’s is not found', async () => {
    const { at, view } = start();
    await view.latest().fail(failed('notFound'));
    expect([isOrderDetailMissing(at()), detailedOrder(at())]).toEqual([true, null]);
  });

  test.each(['fails', 'never comes'] as const)('ERR-04: one that %s can be asked for again', async (how) => {
    const { actor, at, clock, view } = start();
    if (how === 'fails') await view.latest().fail(failed('network'));
    else clock.increment(12_000);
    expect([hasOrderDetailFailed(at()), at().context.error]).toEqual([
      true,
      { failure: how === 'fails' ? 'network' : 'timeout', messages: [] },
    ]);
    actor.send({ type: 'order.reload' });
    await view.latest().answer(anOrder());
    expect([detailedOrder(at()), at().context.error]).toEqual([anOrder(), null]);
  });
});

describe('cancelling', () => {
  test('ORD-06: is offered only while the shop allows it', async () => {
    const { actor, at, cancel } = await shown(anOrder({ deletable: false }));
    expect(canCancelOrder(at())).toBe(false);
    actor.send({ type: 'order.cancel' });
    actor.send({ type: 'cancel.confirm' });
    expect([isConfirmingCancel(at()), cancel.calls.length]).toEqual([false, 0]);
  });

  test('ORD-05, SHELL-13: asks first, and No changes nothing', async () => {
    const { actor, at, cancel } = await shown();
    actor.send({ type: 'order.cancel' });
    expect(isConfirmingCancel(at())).toBe(true);
    actor.send({ type: 'cancel.dismiss' });
    expect([isConfirmingCancel(at()), cancel.calls.length, canCancelOrder(at())]).toEqual([false, 0, true]);
  });

  test('ORD-05: Si cancels once, shows the order as it is now and says so', async () => {
    const { actor, at, cancel, emitted } = await cancelling();
    actor.send({ type: 'cancel.confirm' });
    expect([isCancelling(at()), cancel.calls.map(({ input }) => input)]).toEqual([true, [{ orderId: 900 }]]);
    const cancelled = anOrder({ orderStatusId: 10, deletable: false });
    await cancel.latest().answer(cancelled);
    expect([detailedOrder(at()), canCancelOrder(at()), emitted]).toEqual([
      cancelled,
      false,
      [{ type: 'order.cancelled', orderId: 900 }],
    ]);
  });

  test('ORD-06: a refusal says why, and the order is asked how it stands', async () => {
    const { at, view, cancel, emitted } = await cancelling();
    const error = refusal('order.notDeletable');
    await cancel.latest().fail(error);
    expect([emitted, view.calls.length]).toEqual([
      [{ type: 'failure.raised', operation: 'cancelOrder', error }],
      2,
    ]);
    await view.latest().answer(anOrder({ deletable: false }));
    expect(canCancelOrder(at())).toBe(false);
  });

  test('a cancellation nobody answers is not repeated: the order is asked how it stands', async () => {
    const { clock, view, cancel, emitted } = await cancelling();
    clock.increment(12_000);
    expect([emitted, view.calls.length, cancel.calls.length, cancel.latest().signal.aborted]).toEqual([
      [{ type: 'failure.raised', operation: 'cancelOrder', error: 'timeout' }],
      2,
      1,
      true,
    ]);
  });

  test.each([
    ['sessionExpired', 'session.opened'],
    ['serviceDown', 'service.resumed'],
  ] as const)('SES-07, ERR-13: after %s nothing is cancelled by itself', async (kind, back) => {
    const { actor, at, view, cancel, emitted } = await cancelling();
    await cancel.latest().fail(failed(kind));
    expect(emitted).toEqual([]);
    actor.send({ type: back });
    await view.latest().answer(anOrder());
    expect([cancel.calls.length, isConfirmingCancel(at()), detailedOrder(at())]).toEqual([
      1,
      false,
      anOrder(),
    ]);
  });
});

describe('a session that ends', () => {
  test.each(['shown', 'asked about', 'being cancelled'] as const)(
    'SES-08, RULE-SESSION-1: an order that is %s is out of sight',
    async (how) => {
      const { actor, at, view } = how === 'being cancelled' ? await cancelling() : await shown();
      if (how === 'asked about') actor.send({ type: 'order.cancel' });
      actor.send({ type: 'session.closed' });
      expect([detailedOrder(at()), isConfirmingCancel(at()), isCancelling(at())]).toEqual([
        null,
        false,
        false,
      ]);
      actor.send({ type: 'session.opened' });
      await view.latest().answer(anOrder());
      expect(detailedOrder(at())).toEqual(anOrder());
    },
  );

  test('RULE-SESSION-8: an order asked for before the end is not shown after it', async () => {
    const { actor, at, view } = start();
    actor.send({ type: 'session.closed' });
    await view.latest().answer(anOrder());
    expect([detailedOrder(at()), view.latest().signal.aborted]).toEqual([null, true]);
  });
});
