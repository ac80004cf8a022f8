import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { PreparedCart } from '../../contract/api/ordering/checkout.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import { anAnswer, aCart, aCartItem } from '../../paths/fixtures/cart-fixtures.ts';
import { anOrder } from '../../paths/fixtures/order-fixtures.ts';
import { cartSummary } from '../../paths/models/cart-summary-cases.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { amendmentLogic } from './amendment.logic.ts';
import { amendedOrder, isAmendmentClosed, isAmendmentTold } from './amendment.selectors.ts';
import type { AmendmentEmitted, ChangedOrder, ConfirmInput, OrderSeen } from './amendment.types.ts';

const seenAt = Date.parse('2026-11-21T10:00:00Z');
const order = anOrder({
  orderStatusId: 3,
  editable: true,
  editableUntil: '2026-11-21T11:00:00Z',
  authorizedAmount: 60,
});
const cart = aCart({ cartStatusId: 7, modifyingOrderId: 900, cartItems: [aCartItem()] });
const prepared = (modifyingOrderId: number | null): CartAnswer<PreparedCart> => ({
  ...anAnswer(cart),
  cart: { ...cart, modifyingOrderId, paymentTypes: [], prebilledAmount: 0 },
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
  return { actor, clock, ...calls, emitted, at: () => actor.getSnapshot() };
}

async function amending() {
  const flow = start();
  flow.actor.send({ type: 'cart.changed', summary: cartSummary.amending });
  await flow.viewOrder.latest().answer({ order, seenAt });
  return flow;
}

async function confirming() {
  const flow = await amending();
  flow.actor.send({ type: 'amendment.confirm', key: 'key-1' });
  await flow.prepareCart.latest().answer(prepared(900));
  return flow;
}

describe('the cut-off', () => {
  test('B-17: it asks the shop, whose word counts: a clock that is ahead changes nothing', async () => {
    const { actor, clock, viewOrder, at } = await amending();
    clock.increment(3_600_000);
    expect([viewOrder.calls.length, amendedOrder(at())]).toEqual([2, order]);
    await viewOrder.latest().answer({ order, seenAt: seenAt + 3_700_000 });
    expect([isAmendmentClosed(at()), actor.getSnapshot().matches({ open: 'amending' })]).toEqual([
      false,
      true,
    ]);
    // It is not asked without end.
    clock.increment(29_000);
    expect(viewOrder.calls.length).toBe(2);
    clock.increment(1_000);
    expect(viewOrder.calls.length).toBe(3);
    await viewOrder.latest().answer({ order: { ...order, editable: false }, seenAt });
    expect(isAmendmentClosed(at())).toBe(true);
  });

  test('B-17: a confirmation that comes too late buys nothing', async () => {
    const { actor, prepareCart, viewOrder, confirmChange, emitted } = await amending();
    actor.send({ type: 'amendment.confirm', key: 'key-1' });
    await prepareCart.latest().fail(refusal('order.notEditable'));
    expect([confirmChange.calls.length, viewOrder.calls.length]).toEqual([0, 2]);
    expect(emitted.map(({ type }) => type)).toEqual(['lines.wanted', 'cart.outcomeUnknown']);
  });
});

describe('a confirmation', () => {
  test('B-17: pays as the order is paid, once, however often it is pressed', async () => {
    const { actor, prepareCart, confirmChange, emitted } = await confirming();
    actor.send({ type: 'amendment.confirm', key: 'key-2' });
    expect([prepareCart.calls.length, confirmChange.calls.map(({ input }) => input)]).toEqual([
      1,
      [{ paymentTypeId: 12, key: 'key-1' }],
    ]);
    await confirmChange.latest().answer({ orderId: 900, redirectUrl: null });
    expect(emitted.slice(-3)).toEqual([
      { type: 'cart.outcomeUnknown' },
      { type: 'order.outdated', orderId: 900 },
      { type: 'amendment.confirmed', orderId: 900 },
    ]);
  });

  test('B-17: another cart than the one that changes the order is never bought', async () => {
    const { actor, prepareCart, confirmChange, emitted, at } = await amending();
    actor.send({ type: 'amendment.confirm', key: 'key-1' });
    await prepareCart.latest().answer(prepared(null));
    expect([confirmChange.calls.length, isAmendmentTold(at()), emitted.at(-1)]).toEqual([
      0,
      false,
      { type: 'amendment.ended', orderId: 900 },
    ]);
  });

  test.each(['fails', 'never comes'] as const)(
    'CHK-10: one whose answer %s is asked about before anything is sent again',
    async (how) => {
      const { clock, confirmChange, findChangedOrder, emitted } = await confirming();
      if (how === 'fails') await confirmChange.latest().fail(failed('network'));
      else clock.increment(30_000);
      expect(findChangedOrder.calls.map(({ input }) => input)).toEqual([{ cartId: cart.cartId }]);
      await findChangedOrder.latest().answer({ orderId: 900, redirectUrl: null });
      expect([confirmChange.calls.length, emitted.at(-1)]).toEqual([
        1,
        { type: 'amendment.confirmed', orderId: 900 },
      ]);
    },
  );

  test('SES-07: after a 419 in the middle it is asked about, and the order is out of sight until then', async () => {
    const { actor, confirmChange, findChangedOrder, at } = await confirming();
    await confirmChange.latest().fail(failed('sessionExpired'));
    expect([isAmendmentTold(at()), amendedOrder(at())]).toEqual([false, null]);
    actor.send({ type: 'session.opened' });
    expect([findChangedOrder.calls.length, confirmChange.calls.length]).toEqual([1, 1]);
  });
});

test('RULE-SESSION-1: who logs in after a 419 hears nothing of an order that is not in the cart', async () => {
  const { actor, viewOrder, emitted, at } = await amending();
  actor.send({ type: 'session.closed', reason: 'expired' });
  actor.send({ type: 'session.opened' });
  actor.send({ type: 'cart.changed', summary: cartSummary.ready });
  expect([viewOrder.calls.length, emitted, isAmendmentTold(at())]).toEqual([1, [], false]);
});
