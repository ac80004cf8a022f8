import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { PreparedCart } from '../../contract/api/ordering/checkout.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import { anOrder } from '../../paths/fixtures/order-fixtures.ts';
import { cartSummary } from '../../paths/models/cart-summary-cases.ts';
import { held } from '../../tests/machines/held.ts';
import { amendmentLogic } from './amendment.logic.ts';
import { isAmendmentTold } from './amendment.selectors.ts';
import type { AmendmentEmitted, ChangedOrder, ConfirmInput, OrderSeen } from './amendment.types.ts';

const seenAt = Date.parse('2026-11-21T10:00:00Z');
const order = anOrder({
  orderStatusId: 3,
  editable: true,
  editableUntil: '2026-11-21T11:00:00Z',
  authorizedAmount: 60,
});

function start() {
  const clock = new SimulatedClock();
  const calls = {
    amendOrder: held<CartAnswer, { orderId: number }>(),
    viewOrder: held<OrderSeen, { orderId: number }>(),
    prepareCart: held<CartAnswer<PreparedCart>>(),
    confirmChange: held<ChangedOrder, ConfirmInput>(),
    findChangedOrder: held<ChangedOrder | null, { cartId: number }>(),
    leaveAmendment: held<CartAnswer, { orderId: number }>(),
  };
  const { amendOrder, viewOrder, prepareCart, confirmChange, findChangedOrder, leaveAmendment } = calls;
  const actor = createActor(
    amendmentLogic.provide({
      actors: {
        amendOrder: amendOrder.logic,
        viewOrder: viewOrder.logic,
        prepareCart: prepareCart.logic,
        confirmChange: confirmChange.logic,
        findChangedOrder: findChangedOrder.logic,
        leaveAmendment: leaveAmendment.logic,
      },
    }),
    { clock },
  );
  const emitted: AmendmentEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, ...calls, emitted, at: () => actor.getSnapshot() };
}

async function amending() {
  const flow = start();
  flow.actor.send({ type: 'cart.changed', summary: cartSummary.amending });
  await flow.viewOrder.latest().answer({ order, seenAt });
  return flow;
}

test('RULE-SESSION-1: who logs in after a 419 hears nothing of an order that is not in the cart', async () => {
  const { actor, viewOrder, emitted, at } = await amending();
  actor.send({ type: 'session.closed', reason: 'expired' });
  actor.send({ type: 'session.opened' });
  actor.send({ type: 'cart.changed', summary: cartSummary.ready });
  expect([viewOrder.calls.length, emitted, isAmendmentTold(at())]).toEqual([1, [], false]);
});
