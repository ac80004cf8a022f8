import { fromPromise } from 'xstate';
import type { Order } from '../../contract/api/ordering/order.ts';
import type { PaymentAuth, PaymentTypeId } from '../../contract/api/ordering/payment.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { PaymentChoice, PlacedOrder } from '../checkout/checkout.types.ts';
import { patient } from '../patient-call/patient-call.actors.ts';

export const paymentActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  viewOrder: patient(
    fromPromise<Order, { orderId: number }>(async ({ input, signal }) =>
      (await services()).orders.view(input.orderId, { signal }),
    ),
    { answerTimeout: 15_000 },
  ),
  payOrder: fromPromise<PlacedOrder, { orderId: number; key: string }>(
    async ({ input: { orderId, key }, signal }) =>
      (await services()).orders.pay(orderId, { signal, idempotencyKey: key }),
  ),
  listAuths: fromPromise<PaymentAuth[], { paymentTypeIds: readonly PaymentTypeId[] }>(
    async ({ input, signal }) => (await services()).checkout.storedCards(input.paymentTypeIds, { signal }),
  ),
  viewHeldAmount: fromPromise<number, { orderId: number; paymentTypeId: PaymentTypeId }>(
    async ({ input, signal }) => (await services()).checkout.prebilledAmount(input, { signal, silent: true }),
  ),
  changeMethod: fromPromise<PlacedOrder, { orderId: number; choice: PaymentChoice; key: string }>(
    async ({ input: { orderId, choice, key }, signal }) =>
      (await services()).orders.changePayment({ ...choice, orderId }, { signal, idempotencyKey: key }),
  ),
});
