import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { OrderItem } from '../../contract/api/ordering/order.ts';
import type { LineClaim } from '../../contract/api/ordering/order-delivery.ts';
import { anOrderItem } from '../../paths/fixtures/delivered-fixtures.ts';
import type { LineComplaint } from '../../services/orders.ts';
import { held } from '../../tests/machines/held.ts';
import { claimLogic } from './claim.logic.ts';
import { claimRefundBefore } from './claim.selectors.ts';

function start() {
  const claimLine = held<LineClaim, LineComplaint>();
  const readClaim = held<LineClaim | null, { orderId: number; orderItemId: number }>();
  const actor = createActor(
    claimLogic.provide({ actors: { claimLine: claimLine.patient, readClaim: readClaim.patient } }),
    { input: { orderId: 900 } },
  );
  actor.start();
  return {
    actor,
    refund: () => claimRefundBefore(actor.getSnapshot()),
    open: (item: OrderItem, claimable = 50) => actor.send({ type: 'claim.open', item, claimable }),
  };
}

describe('what would come back', () => {
  test('B-22: is never more than the order may still give, and nothing before a line is known', () => {
    const { open, refund, actor } = start();
    expect(refund()).toBe(0);
    open(anOrderItem(), 1.5);
    expect(refund()).toBe(150);
    actor.send({ type: 'claim.close' });
    expect(refund()).toBe(0);
  });
});
