import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { OrderItem } from '../../contract/api/ordering/order.ts';
import type { LineClaim } from '../../contract/api/ordering/order-delivery.ts';
import { aProduct } from '../../paths/fixtures/cart-fixtures.ts';
import { aDelivery, anOrderItem, aReplacedItem } from '../../paths/fixtures/delivered-fixtures.ts';
import type { LineComplaint } from '../../services/orders.ts';
import { held, refusal } from '../../tests/machines/held.ts';
import { claimLogic } from './claim.logic.ts';
import {
  claimedQuantity,
  claimError,
  claimRefundBefore,
  isClaimOpen,
  isConfirmingUnwanted,
  isCountingClaim,
} from './claim.selectors.ts';
import type { FaultReason } from './claim.types.ts';

function start() {
  const claimLine = held<LineClaim, LineComplaint>();
  const readClaim = held<LineClaim | null, { orderId: number; orderItemId: number }>();
  const actor = createActor(
    claimLogic.provide({ actors: { claimLine: claimLine.logic, readClaim: readClaim.logic } }),
    { input: { orderId: 900 } },
  );
  actor.start();
  return {
    actor,
    claimLine,
    at: () => actor.getSnapshot(),
    sent: () => claimLine.calls.map(({ input }) => input),
    refund: () => claimRefundBefore(actor.getSnapshot()),
    open: (item: OrderItem, claimable = 50) => actor.send({ type: 'claim.open', item, claimable }),
    choose: (reason: FaultReason) => actor.send({ type: 'reason.choose', reason }),
    count: (...by: (1 | -1)[]) => {
      for (const one of by) actor.send({ type: one === 1 ? 'quantity.increase' : 'quantity.decrease' });
      return claimedQuantity(actor.getSnapshot());
    },
  };
}

/** 1,5 kg of apples at 3,29 € in all, by steps of 0,5 kg. */
const apples = anOrderItem({
  product: aProduct({
    productInfos: {
      TIPOLOGIA: 'Sfuso',
      WEIGHT_UNIT_SELLING: 'KG',
      WEIGHT_SELLING: '0.5',
      STEP_SELLING: '0.5',
    },
  }),
  quantity: 0,
  weight: 1.5,
  grossTotal: 3.29,
  delivery: aDelivery({ quantity: 0, weight: 1.5, grossTotal: 3.29 }),
});

describe('how much is claimed', () => {
  test('B-22: begins with one piece of a line, and goes to all that came and no further', () => {
    const { open, choose, count, refund, sent } = start();
    open(anOrderItem());
    choose('damaged');
    expect([count(), refund()]).toEqual([1, 99]);
    expect([count(1), refund()]).toEqual([2, 198]);
    expect([count(1), refund()]).toEqual([2, 198]);
    expect([count(-1, -1), refund()]).toEqual([1, 99]);
    expect(sent()).toEqual([]);
  });

  test('B-22: begins with all of loose goods, and goes by the step they are sold in', () => {
    const { open, choose, count, refund } = start();
    open(apples);
    choose('weight');
    expect([count(), refund()]).toEqual([1.5, 329]);
    expect(count(-1)).toBe(1);
    expect(count(-1, -1)).toBe(0.5);
    expect(count(1, 1, 1)).toBe(1.5);
  });

  test.each<FaultReason>(['missing', 'wrong', 'expired'])(
    'B-22: %s is about all that came, at once',
    (reason) => {
      const { open, choose, sent, at } = start();
      open(anOrderItem());
      choose(reason);
      expect(sent()).toEqual([{ orderId: 900, orderItemId: 901, reason, quantity: null, text: '' }]);
      expect(isCountingClaim(at())).toBe(false);
    },
  );
});

describe('what would come back', () => {
  test('B-22: is never more than the order may still give, and nothing before a line is known', () => {
    const { open, refund, actor } = start();
    expect(refund()).toBe(0);
    open(anOrderItem(), 1.5);
    expect(refund()).toBe(150);
    actor.send({ type: 'claim.close' });
    expect(refund()).toBe(0);
  });

  test('B-22: is the price of what came instead where that is not wanted', async () => {
    const { actor, claimLine, refund, at, sent } = start();
    actor.send({ type: 'claim.decline', item: aReplacedItem(), claimable: 50 });
    expect([isConfirmingUnwanted(at()), isClaimOpen(at()), refund()]).toEqual([true, false, 220]);
    actor.send({ type: 'claim.send' });
    expect(sent()).toEqual([
      { orderId: 900, orderItemId: 902, reason: 'unwanted', quantity: null, text: '' },
    ]);
    await claimLine.latest().fail(refusal('order.notClaimable'));
    expect([isConfirmingUnwanted(at()), claimError(at())?.messages[0]?.code]).toEqual([
      true,
      'order.notClaimable',
    ]);
  });
});
