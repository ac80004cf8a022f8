import { fromPromise } from 'xstate';
import type { Order } from '../../contract/api/ordering/order.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { PaymentChoice, PlacedOrder } from '../checkout/checkout.types.ts';

export const paymentActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  viewOrder: fromPromise<Order, { orderId: number }>(async ({ input, signal }) =>
    (await services()).orders.view(input.orderId, { signal }),
  ),
  payOrder: fromPromise<PlacedOrder, { orderId: number; key: string }>(
    async ({ input: { orderId, key }, signal }) =>
      (await services()).orders.pay(orderId, { signal, idempotencyKey: key }),
  ),
  changeMethod: fromPromise<PlacedOrder, { orderId: number; choice: PaymentChoice; key: string }>(
    async ({ input: { orderId, choice, key }, signal }) =>
      (await services()).orders.changePayment({ ...choice, orderId }, { signal, idempotencyKey: key }),
  ),
});
