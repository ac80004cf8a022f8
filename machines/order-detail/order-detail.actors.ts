import { fromPromise } from 'xstate';
import type { Order } from '../../contract/api/ordering/order.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';

export const orderDetailActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  viewOrder: patient(
    fromPromise<Order, { orderId: number }>(async ({ input, signal }) =>
      (await services()).orders.view(input.orderId, { signal }),
    ),
  ),
  cancelOrder: fromPromise<Order, { orderId: number }>(async ({ input, signal }) =>
    (await services()).orders.cancel(input.orderId, { signal }),
  ),
});
