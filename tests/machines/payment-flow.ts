import { createActor, SimulatedClock } from 'xstate';
import type { Order } from '../../contract/api/ordering/order.ts';
import type { PaymentAuth, PaymentTypeId } from '../../contract/api/ordering/payment.ts';
import type { PaymentChoice, PlacedOrder } from '../../machines/checkout/checkout.types.ts';
import { paymentLogic } from '../../machines/payment/payment.logic.ts';
import type { PaymentEmitted } from '../../machines/payment/payment.types.ts';
import { held } from './held.ts';
import { anOrder } from '../../paths/fixtures/order-fixtures.ts';

/** The payment of order 900, whose calls the test answers. */
export function openPayment() {
  const clock = new SimulatedClock();
  const view = held<Order, { orderId: number }>();
  const pay = held<PlacedOrder, { orderId: number; key: string }>();
  const change = held<PlacedOrder, { orderId: number; choice: PaymentChoice; key: string }>();
  const auths = held<PaymentAuth[], { paymentTypeIds: readonly PaymentTypeId[] }>();
  const amount = held<number, { orderId: number; paymentTypeId: PaymentTypeId }>();
  const actor = createActor(
    paymentLogic.provide({
      actors: {
        viewOrder: view.logic,
        payOrder: pay.logic,
        changeMethod: change.logic,
        listAuths: auths.logic,
        viewHeldAmount: amount.logic,
      },
    }),
    { clock, input: { orderId: 900, onlineTypes: [12], wanted: 'result' } },
  );
  const emitted: PaymentEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, clock, view, pay, change, auths, amount, emitted, at: () => actor.getSnapshot() };
}

/** The same, its order shown. */
export async function shownPayment(order: Order = anOrder()) {
  const payment = openPayment();
  await payment.view.latest().answer(order);
  return payment;
}
